import { useQuery } from '@tanstack/react-query';
import type { To } from 'react-router';
import { readRowId } from '#components/list/list-filter.ts';
import { FetchedDrawer } from '#components/overlay/fetched-drawer.tsx';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { Button } from '#components/ui/button.tsx';
import { Drawer } from '#components/ui/drawer.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { deliveryQuery } from '#features/integration/api/integration-queries.ts';
import { DeliveryBody } from '#features/integration/deliveries/delivery-body.tsx';
import { eventText } from '#features/integration/deliveries/event-text.ts';
import { useResend } from '#features/integration/deliveries/use-resend.ts';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

type DeliveryDrawerProps = { readonly id: string; readonly list: To };

/** One delivery with all its attempts; it can be sent again. */
export const DeliveryDrawer = ({ id, list }: DeliveryDrawerProps) => {
  const words = useWebhooksWords().deliveries;
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const idWebhook = readRowId(id);
  const result = useQuery({
    ...deliveryQuery(companyId, idWebhook ?? 0),
    enabled: idWebhook !== undefined,
  });
  const resend = useResend(idWebhook ?? 0);
  const close = useCloseOverlay(list);
  return (
    <FetchedDrawer
      result={result}
      isNowhere={idWebhook === undefined}
      wide
      words={{ ...words, failed: words.failedOne, loading: words.loadingOne }}
      skeleton={
        <>
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-40" />
          <Skeleton className="h-10" />
        </>
      }
      onClose={close}
    >
      {(delivery, frame) => (
        <Drawer
          {...frame}
          title={words.one(eventText(delivery, language))}
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
          <DeliveryBody delivery={delivery} />
        </Drawer>
      )}
    </FetchedDrawer>
  );
};
