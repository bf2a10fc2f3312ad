import type { EmailRefusal, EmailRow } from '@pasarela/contracts/emails/email-schema';
import { useEmailsWords } from './emails-words.ts';

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

/** Whom it is for: one address, or the first of several. */
export const recipientsText = (
  [first = '', ...others]: readonly string[],
  more: (first: string, count: number) => string,
): string => (others.length === 0 ? first : more(first, others.length));

/** The text about recipients that were refused; empty where none was. */
export const refusedText = (
  refused: readonly EmailRefusal[],
  words: (addresses: string) => string,
): string => (refused.length === 0 ? '' : words(refused.map(({ address }) => address).join(', ')));
