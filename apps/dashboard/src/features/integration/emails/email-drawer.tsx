import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { To } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { readRowId } from '#components/list/list-filter.ts';
import { FetchedDrawer } from '#components/overlay/fetched-drawer.tsx';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { Button } from '#components/ui/button.tsx';
import { Drawer } from '#components/ui/drawer.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { emailQuery, emailsKey } from '#features/integration/api/integration-queries.ts';
import { EmailFacts } from '#features/integration/emails/email-facts.tsx';
import { EmailMessage } from '#features/integration/emails/email-message.tsx';
import { useEmailsWords } from '#features/integration/emails/emails-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Sends the e-mail again at once; the result appears in the drawer. */
const useResendEmail = (idEmail: number) => {
  const words = useEmailsWords();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: () => callOperation('resendEmail', { params: { idEmail }, body: {} }),
    onSuccess: (email) => {
      client.setQueryData(emailQuery(companyId, idEmail).queryKey, email);
      void client.invalidateQueries({ queryKey: [...emailsKey(companyId), 'list'] });
      toast({ tone: 'success', title: words.sentAgain });
    },
    onError: (error) => toast({ tone: 'error', title: words.notSentAgain, description: error.message }),
  });
};

type EmailDrawerProps = { readonly id: string; readonly list: To };

/** One e-mail as its recipient sees it. If a mail server is configured, it can be sent again. */
export const EmailDrawer = ({ id, list }: EmailDrawerProps) => {
  const words = useEmailsWords();
  const companyId = useCompanyId();
  const idEmail = readRowId(id);
  const result = useQuery({ ...emailQuery(companyId, idEmail ?? 0), enabled: idEmail !== undefined });
  const resend = useResendEmail(idEmail ?? 0);
  const close = useCloseOverlay(list);
  return (
    <FetchedDrawer
      result={result}
      isNowhere={idEmail === undefined}
      wide
      words={{ ...words, failed: words.failedOne, loading: words.loadingOne }}
      skeleton={
        <>
          <Skeleton className="h-40" />
          <Skeleton className="h-96" />
        </>
      }
      onClose={close}
    >
      {(email, frame) => (
        <Drawer
          {...frame}
          title={email.subject}
          description={email.canSend ? undefined : words.kept}
          footer={
            <>
              <Button onClick={close}>{words.close}</Button>
              {email.canSend && (
                <Button
                  variant="primary"
                  busy={resend.isPending}
                  busyLabel={words.sendingAgain}
                  onClick={() => resend.mutate()}
                >
                  {words.sendAgain}
                </Button>
              )}
            </>
          }
        >
          <div className="flex flex-col gap-5">
            <EmailFacts email={email} />
            <EmailMessage email={email} />
          </div>
        </Drawer>
      )}
    </FetchedDrawer>
  );
};
