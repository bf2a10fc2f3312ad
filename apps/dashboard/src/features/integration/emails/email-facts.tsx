import { emailFailures } from '@pasarela/contracts/emails/email-failures';
import { emailKinds } from '@pasarela/contracts/emails/email-kinds';
import type { EmailDetail } from '@pasarela/contracts/emails/email-schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import { EmailStateBadge } from '#components/status/email-state-badge.tsx';
import { EmailRecipients } from '#features/integration/emails/email-recipients.tsx';
import { useEmailsWords } from '#features/integration/emails/emails-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 py-0.5 text-13">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="ml-auto min-w-0 text-end break-words">{children}</dd>
  </div>
);

/** State, recipients and transaction of an e-mail; facts without a value are omitted. */
export const EmailFacts = ({ email }: { readonly email: EmailDetail }) => {
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
          <Link
            to={`/transaction-detail?id=${email.idTransaction}`}
            className="figures text-accent underline"
          >
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
