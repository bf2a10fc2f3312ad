import { isEmail } from '@pasarela/contracts/http/email-form';
import { joinEmails, splitEmails } from '@pasarela/contracts/settings/notification-emails';

/** Addresses as tags, and what is being typed after them. */
export type EmailTags = { readonly tags: readonly string[]; readonly typing: string };

export const readTags = (text: string): EmailTags => ({ tags: splitEmails(text), typing: '' });

/** Everything that stands there, as it would be saved. */
export const tagsText = ({ tags, typing }: EmailTags): string =>
  joinEmails(splitEmails([...tags, typing].join(';')));

/** What is typed becomes a tag at a comma or semicolon; several at once where they were pasted. */
export const typeTag = ({ tags }: EmailTags, text: string): EmailTags => {
  if (!/[,;]/.test(text)) return { tags, typing: text };
  const ended = /[,;]\s*$/.test(text);
  const parts = text.split(/[,;]/);
  const typing = ended ? '' : (parts.at(-1) ?? '');
  const done = ended ? parts : parts.slice(0, -1);
  return { tags: splitEmails([...tags, ...done].join(';')), typing };
};

/** What was typed, ended by Enter or by leaving. */
export const endTag = (state: EmailTags): EmailTags => readTags(tagsText(state));

export const removeTag = ({ tags, typing }: EmailTags, tag: string): EmailTags => ({
  tags: tags.filter((each) => each !== tag),
  typing,
});

/** The last tag is taken back to be typed on. */
export const takeBackTag = ({ tags, typing }: EmailTags): EmailTags =>
  typing === '' && tags.length > 0
    ? { tags: tags.slice(0, -1), typing: tags.at(-1) ?? '' }
    : { tags, typing };

export const isWrongTag = (tag: string): boolean => !isEmail(tag);
