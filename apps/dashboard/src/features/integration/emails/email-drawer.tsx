import { emailFailures } from '@pasarela/contracts/emails/email-failures';
import { emailKinds } from '@pasarela/contracts/emails/email-kinds';
import type { EmailDetail } from '@pasarela/contracts/emails/email-schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { To } from 'react-router';
import { Link } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { emailsKey } from '#api/query-keys.ts';
import { Moment } from '#components/dates/moment.tsx';
import { readRowId } from '#components/list/list-filter.ts';
import { FetchedDrawer } from '#components/overlay/fetched-drawer.tsx';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { EmailStateBadge } from '#components/status/call-badges.tsx';
import { Button } from '#components/ui/button.tsx';
import { Drawer } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useEmailsWords } from '#features/integration/emails/emails-words.ts';
import { emailQuery } from '#features/integration/integration-queries.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { href } from '#paths/paths.ts';
import { useCompanyId } from '#session/use-session.ts';
import { EmailRecipients } from './email-recipients.tsx';

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 py-0.5 text-13">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="ml-auto min-w-0 text-end break-words">{children}</dd>
  </div>
);

/** State, recipients and transaction of an e-mail; facts without a value are omitted. */
const EmailFacts = ({ email }: { readonly email: EmailDetail }) => {
  const { facts } = useEmailsWords();
  const [language] = useLanguage();
  return (
    <dl className="border-y border-line py-2">
      <Fact label={facts.state}>
        <EmailStateBadge state={email.state} />
      </Fact>
      <Fact label={facts.kind}>{emailKinds[email.kind].label[language]}</Fact>
      <Fact label={facts.to}>
        <EmailRecipients email={email} />
      </Fact>
      {email.idTransaction !== null && (
        <Fact label={facts.transaction}>
          <Link to={href.transaction(email.idTransaction)} className="figures text-accent underline">
            {email.idTransaction}
          </Link>
        </Fact>
      )}
      <Fact label={facts.occurred}>
        <Moment at={email.occurredAt} />
      </Fact>
      {email.occurredAt !== email.createdAt && (
        <Fact label={facts.created}>
          <Moment at={email.createdAt} />
        </Fact>
      )}
      {email.sentAt !== null && (
        <Fact label={facts.sent}>
          <Moment at={email.sentAt} />
        </Fact>
      )}
      {email.attempts > 0 && (
        <Fact label={facts.attempts}>
          <span className="figures">{email.attempts}</span>
        </Fact>
      )}
      {email.failure !== null && email.state !== 'sent' && (
        <Fact label={facts.failure}>
          {emailFailures[email.failure][language]}
          {email.reply !== null && email.refused.length === 0 && (
            <code className="block font-mono text-12">{email.reply}</code>
          )}
        </Fact>
      )}
      {email.nextAttemptAt !== null && (
        <Fact label={facts.next}>
          <Moment at={email.nextAttemptAt} />
        </Fact>
      )}
    </dl>
  );
};

const ownFile = /^\/api\/files\/[\w-]+$/;

/**
 * Makes the pictures of an e-mail safe to display: ours are loaded by path, so that they work under every address of the
 * deployment; all others are replaced by their alternative text, because loading them would reveal the reader.
 */
const withOwnPictures = (html: string): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of page.querySelectorAll('img')) {
    const address = URL.parse(picture.getAttribute('src') ?? '');
    if (address && ownFile.test(address.pathname)) picture.setAttribute('src', address.pathname);
    else picture.replaceWith(picture.alt);
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
};

const forms = ['html', 'text'] as const;
type Form = (typeof forms)[number];

/** The message in a sandboxed frame that may only open links. */
const EmailMessage = ({ email }: { readonly email: EmailDetail }) => {
  const words = useEmailsWords();
  const [form, setForm] = useState<Form>('html');
  return (
    <section className="flex flex-col gap-3">
      <fieldset className="flex gap-1">
        <legend className="sr-only">{words.view}</legend>
        {forms.map((name) => (
          <Button
            key={name}
            variant="ghost"
            size="small"
            aria-pressed={name === form}
            className="aria-pressed:bg-accent-soft aria-pressed:text-ink"
            onClick={() => setForm(name)}
          >
            {words[name]}
          </Button>
        ))}
      </fieldset>
      {form === 'html' ? (
        <iframe
          title={words.preview(email.subject)}
          srcDoc={withOwnPictures(email.html)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="h-[36rem] w-full rounded-control border border-line bg-plate"
        />
      ) : (
        <TextBlock title={words.text} what={words.copyText} text={email.text} />
      )}
    </section>
  );
};

/** Sends the e-mail again at once; the result appears in the drawer. */
const useResendEmail = (idEmail: number) => {
  const words = useEmailsWords();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  return useMutation({
    mutationFn: () => callOperation('resendEmail', { params: { idEmail }, body: {} }),
    meta: { stale: [[...emailsKey(companyId), 'list']] },
    onSuccess: (email) => {
      client.setQueryData(emailQuery(companyId, idEmail).queryKey, email);
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
