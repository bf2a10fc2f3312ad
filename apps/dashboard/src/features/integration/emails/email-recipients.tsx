import type { EmailRow } from '@pasarela/contracts/emails/email-schema';
import { emailsWords as en } from '#i18n/en/emails.ts';
import { emailsWords as es } from '#i18n/es/emails.ts';
import { useWords } from '#i18n/use-words.ts';

/** The recipients, one per line, with the mail server's reply for those it refused. */
export const EmailRecipients = ({ email }: { readonly email: Pick<EmailRow, 'to' | 'refused'> }) => {
  const words = useWords({ es, en });
  return (
    <ul>
      {email.to.map((address) => {
        const refusal = email.refused.find((each) => each.address === address);
        return (
          <li key={address}>
            {address}
            {refusal && (
              <>
                <span className="text-danger"> · {words.refused}</span>
                {refusal.reply !== '' && <code className="block font-mono text-12">{refusal.reply}</code>}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
};
