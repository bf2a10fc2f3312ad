/** One address: a usual local part, and a domain of at least two labels. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}[a-z]{2,63}$/i;

export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text);

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
