import type { EmailRow } from '@pasarela/contracts/emails/email-schema';
import { useEmailsWords } from '#features/integration/emails/emails-words.ts';

/** The recipients, one per line, with the mail server's reply for those it refused. */
export const EmailRecipients = ({ email }: { readonly email: Pick<EmailRow, 'to' | 'refused'> }) => {
  const words = useEmailsWords();
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
