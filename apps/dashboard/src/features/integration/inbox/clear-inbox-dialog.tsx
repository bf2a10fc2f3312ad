import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { To } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Takes everything out of the inbox; deliveries keep their own record. */
export const ClearInboxDialog = ({ page }: { readonly page: To }) => {
  const words = useWebhooksWords().inbox;
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const close = useCloseOverlay(page);
  const clear = useMutation({
    mutationFn: () => callOperation('clearInbox', {}),
    onSuccess: ({ removed }) => {
      toast({ tone: 'success', title: words.cleared(removed) });
      close();
    },
    onError: (error) => toast({ tone: 'error', title: words.notCleared, description: error.message }),
    onSettled: () => client.invalidateQueries({ queryKey: ['inbox', companyId] }),
  });
  return (
    <ConsequenceDialog
      title={words.clear}
      description={words.clearText}
      submit={words.clear}
      running={words.clearing}
      variant="danger"
      isRunning={clear.isPending}
      refusal={clear.error?.message}
      onConfirm={() => clear.mutate()}
      onClose={close}
    />
  );
};
