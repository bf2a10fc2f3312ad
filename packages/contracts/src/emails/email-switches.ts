import { type EmailKind, emailKindNames, emailKinds } from './email-kinds.ts';

/** The e-mails that can be switched. */
export type SwitchableEmail = {
  [Kind in EmailKind]: (typeof emailKinds)[Kind] extends { readonly switched: string } ? Kind : never;
}[EmailKind];

const switchOf = (kind: EmailKind): 'on' | 'off' | undefined => {
  const entry = emailKinds[kind];
  return 'switched' in entry ? entry.switched : undefined;
};

/** The e-mails that a merchant can switch on and off, in the order of their settings. */
export const switchableEmails: readonly SwitchableEmail[] = emailKindNames.filter(
  (kind): kind is SwitchableEmail => switchOf(kind) !== undefined,
);

/** The kinds that are switched on until a merchant changes it. */
const usual = switchableEmails.filter((kind) => switchOf(kind) === 'on');

/** The names that a setting holds between semicolons or commas, known or not. */
export const namesIn = (text: string): readonly string[] =>
  text
    .split(/[;,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The setting of these kinds: in the order of the catalogue, each once. */
export const emailsOnText = (names: readonly string[]): string =>
  [
    ...switchableEmails.filter((kind) => names.includes(kind)),
    ...names.filter((name) => !isSwitchable(name)),
  ].join(';');

/** Whether a name is of an e-mail that can be switched. */
export const isSwitchable = (name: string): boolean => switchableEmails.some((kind) => kind === name);

/** The setting as it is shown: what is usual where it was never changed (null). */
export const shownEmailsOn = (stored: string | null): string => stored ?? usual.join(';');

/** Whether an e-mail is written: one that cannot be switched always is. */
export const isEmailOn = (kind: EmailKind, stored: string | null): boolean =>
  switchOf(kind) === undefined || namesIn(shownEmailsOn(stored)).includes(kind);
