import { holdsCardNumber } from '../card-numbers/card-numbers-in-text.ts';
import { emailsOnText, isSwitchable, namesIn, switchableEmails } from '../emails/email-switches.ts';
import type { FieldErrorCode } from '../errors/error-codes.ts';
import { fileIdPattern, filePathOf } from '../files/file-groups.ts';
import { isEmail } from '../http/email-form.ts';
import { plainTextPattern } from '../http/plain-text.ts';
import { isLongerThan } from '../http/text-length.ts';
import { readUrl } from '../http/written-url.ts';
import { limits } from '../limits/limits.ts';
import { joinEmails, splitEmails } from './notification-emails.ts';

/** The settings of an account, which are saved one at a time (docs/specification/settings.md). */
export const settingProperties = [
  'Logo',
  'NotificationText',
  'NotificationEmail',
  'Success',
  'Error',
  'Default',
  'Emails',
] as const;
export type SettingProperty = (typeof settingProperties)[number];

export type SettingProblem = {
  readonly code: FieldErrorCode;
  readonly values?: Record<string, string | number>;
};

const fileOf = (path: string): string | undefined => {
  const [, id = ''] = /^\/api\/files\/([^/]+)\/?$/i.exec(path) ?? [];
  return fileIdPattern.test(id) ? id : undefined;
};

/** The URL of a file of ours is reduced to its path, which is valid under any address of the deployment. */
const logoOf = (text: string): string => {
  const id = fileOf(text) ?? fileOf(readUrl(text)?.pathname ?? '');
  return id ? filePathOf(id) : text;
};

const logoProblem = (text: string): SettingProblem | undefined =>
  fileOf(text) || (readUrl(text)?.protocol === 'https:' && readUrl(text)?.username === '')
    ? undefined
    : { code: 'invalid_logo' };

const addressProblem = (text: string): SettingProblem | undefined => {
  const url = readUrl(text);
  const usual = url && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '';
  return usual && url.username === '' && url.password === '' ? undefined : { code: 'invalid_url' };
};

const emailsProblem = (text: string): SettingProblem | undefined => {
  const wrong = splitEmails(text).filter((email) => !isEmail(email));
  return wrong.length > 0 ? { code: 'invalid_emails', values: { emails: wrong.join(', ') } } : undefined;
};

type SettingRule = {
  readonly required: boolean;
  readonly max: number;
  /** Normalizes the trimmed text to the value that is stored. */
  readonly kept: (text: string) => string;
  readonly problem: (kept: string) => SettingProblem | undefined;
};

const address: SettingRule = {
  required: true,
  max: limits.addressLength,
  kept: (text) => text,
  problem: addressProblem,
};

const rules = {
  Logo: { required: true, max: limits.addressLength, kept: logoOf, problem: logoProblem },
  NotificationText: {
    required: true,
    max: limits.notificationText,
    kept: (text) => text.replace(/\r\n?/g, '\n'),
    problem: (text) =>
      plainTextPattern.test(text.replaceAll('\n', '')) ? undefined : { code: 'invalid_text' },
  },
  NotificationEmail: {
    required: false,
    max: limits.notificationEmails,
    kept: (text) => joinEmails(splitEmails(text)),
    problem: emailsProblem,
  },
  Success: address,
  Error: address,
  Default: address,
  Emails: {
    required: false,
    max: limits.addressLength,
    kept: (text) => emailsOnText(namesIn(text)),
    problem: (text) =>
      namesIn(text).every(isSwitchable)
        ? undefined
        : { code: 'not_a_choice', values: { choices: switchableEmails.join(', ') } },
  },
} as const satisfies Record<SettingProperty, SettingRule>;

/** Normalizes a value for storage: trimmed, e-mails joined by semicolons, a file of ours by its path. */
export const settingValue = (property: SettingProperty, value: string): string =>
  rules[property].kept(value.trim());

/** The problem of a value, or undefined. The form checks it while it is typed, the API when it is saved. */
export const settingProblem = (property: SettingProperty, value: string): SettingProblem | undefined => {
  const { required, max, problem } = rules[property];
  const kept = settingValue(property, value);
  if (kept === '') return required ? { code: 'required' } : undefined;
  if (isLongerThan(kept, max)) return { code: 'too_long', values: { maximum: max } };
  // The value is shown to customers or stored with every webhook.
  return problem(kept) ?? (holdsCardNumber(kept) ? { code: 'card_number_in_text' } : undefined);
};
