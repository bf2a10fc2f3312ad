import { mostRowId } from '@pasarela/contracts/http/identifiers';
import { useQuery } from '@tanstack/react-query';
import type { To } from 'react-router';
import { CallError } from '#api/call-error.ts';
import { readWhole } from '#components/list/list-search-params.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { Button } from '#components/ui/button.tsx';
import { Drawer } from '#components/ui/drawer.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { deliveryQuery } from '#features/integration/api/integration-queries.ts';
import { DeliveryBody } from '#features/integration/deliveries/delivery-body.tsx';
import { eventText } from '#features/integration/deliveries/event-text.ts';
import { useResend } from '#features/integration/deliveries/use-resend.ts';
import { webhooksWords as en } from '#i18n/en/webhooks.ts';
import { webhooksWords as es } from '#i18n/es/webhooks.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

type DeliveryDrawerProps = { readonly id: string; readonly list: To };

/** One delivery with all its attempts; it can be sent again. */
export const DeliveryDrawer = ({ id, list }: DeliveryDrawerProps) => {
  const words = useWords({ es, en }).deliveries;
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const idWebhook = readWhole(id, mostRowId);
  const delivery = useQuery({
    ...deliveryQuery(companyId, idWebhook ?? 0),
    enabled: idWebhook !== undefined,
  });
  const resend = useResend(idWebhook ?? 0);
  const close = useCloseOverlay(list);
  const frame = {
    open: true,
    wide: true,
    onOpenChange: (open: boolean) => {
      if (!open) close();
    },
  };
  const { data, error } = delivery;
  if (idWebhook === undefined || (error instanceof CallError && error.status === 404))
    return <Drawer {...frame} title={words.notFound} description={words.notFoundText} />;
  if (error && !data)
    return (
      <Drawer {...frame} title={words.failedOne}>
        <FailedMessage title={words.failedOne} error={error} onTryAgain={() => void delivery.refetch()} />
      </Drawer>
    );
  if (!data)
    return (
      <Drawer {...frame} title={words.loadingOne}>
        <div aria-hidden="true" className="flex flex-col gap-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-40" />
          <Skeleton className="h-10" />
        </div>
      </Drawer>
    );
  return (
    <Drawer
      {...frame}
      title={words.one(eventText(data, language))}
      description={words.willSendAgain}
      footer={
        <>
          <Button onClick={close}>{words.close}</Button>
          <Button
            variant="primary"
            busy={resend.isPending}
            busyLabel={words.sendingAgain}
            onClick={() => resend.mutate()}
          >
            {words.sendAgain}
          </Button>
        </>
      }
    >
      <DeliveryBody delivery={data} />
    </Drawer>
  );
};
