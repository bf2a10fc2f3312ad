import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { To } from 'react-router';
import { formatMoney } from '#components/money/money-format.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { Button } from '#components/ui/button.tsx';
import { useControlsWords } from '#components/ui/controls-words.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { RefusalText } from '#components/ui/state-message.tsx';
import { useSubscriptionActionsWords } from '#features/subscriptions/actions/subscription-actions-words.ts';
import { useReprocess } from '#features/subscriptions/actions/use-subscription-action.ts';
import { reprocessQuery } from '#features/subscriptions/subscription-queries.ts';
import { useCompanyId } from '#session/use-session.ts';

/** What is charged again, before it is; what the server refuses is said here. */
export const ReprocessDialog = ({ page }: { readonly page: To }) => {
  const controls = useControlsWords();
  const words = useSubscriptionActionsWords().reprocess;
  const back = useRef<HTMLButtonElement>(null);
  const close = useCloseOverlay(page);
  const reprocess = useReprocess(close);
  const { data, error } = useQuery(reprocessQuery(useCompanyId()));
  const failed = data?.failedRecords ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      dismissible={!reprocess.isPending}
      initialFocus={back}
      title={words.title}
      description={
        data && (failed === 0 ? words.nothing : words.sentence(failed, formatMoney(data.failedAmount)))
      }
      footer={
        <>
          <Button ref={back} disabled={reprocess.isPending} onClick={close}>
            {failed === 0 ? controls.close : controls.goBack}
          </Button>
          {failed > 0 && (
            <Button
              variant="primary"
              busy={reprocess.isPending}
              busyLabel={words.running}
              onClick={() => reprocess.mutate()}
            >
              {words.submit}
            </Button>
          )}
        </>
      }
    >
      <RefusalText text={(reprocess.error ?? error)?.message} />
      {data ? (
        failed > 0 && <p className="text-13 text-ink-soft">{words.consequence}</p>
      ) : (
        <Skeleton className="h-10" />
      )}
    </Dialog>
  );
};
