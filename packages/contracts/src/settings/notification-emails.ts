/**
 * The addresses of a text that was typed or pasted: between commas and semicolons, each once. Mail servers do not tell capitals
 * apart, so `Ana@example.com` and `ana@example.com` are one mailbox; it keeps the spelling that came first.
 */
export const splitEmails = (text: string): readonly string[] => {
  const spellings = new Map<string, string>();
  for (const part of text.split(/[,;]/)) {
    const email = part.trim();
    const mailbox = email.toLowerCase();
    if (email !== '' && !spellings.has(mailbox)) spellings.set(mailbox, email);
  }
  return [...spellings.values()];
};

/** A list of e-mails in the form in which it is stored and sent: separated by semicolons. */
export const joinEmails = (emails: readonly string[]): string => emails.join(';');
