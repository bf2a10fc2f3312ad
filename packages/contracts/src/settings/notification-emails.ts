/**
 * Splits a typed text at commas and semicolons into distinct addresses. Capitals are ignored in the comparison, as mail servers do;
 * the first spelling is kept.
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
