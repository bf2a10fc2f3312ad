import { isEmail } from '@pasarela/contracts/http/email-form';
import { joinEmails, splitEmails } from '@pasarela/contracts/settings/notification-emails';

/** Addresses as tags, and what is being typed after them. */
export type EmailTags = { readonly tags: readonly string[]; readonly typing: string };

export const readTags = (text: string): EmailTags => ({ tags: splitEmails(text), typing: '' });

/** All tags and the typed text, as they would be saved. */
export const tagsText = ({ tags, typing }: EmailTags): string =>
  joinEmails(splitEmails([...tags, typing].join(';')));

/** A comma or semicolon turns the typed text into tags; pasted text can give several. */
export const typeTag = ({ tags }: EmailTags, text: string): EmailTags => {
  if (!/[,;]/.test(text)) return { tags, typing: text };
  const ended = /[,;]\s*$/.test(text);
  const parts = text.split(/[,;]/);
  const typing = ended ? '' : (parts.at(-1) ?? '');
  const done = ended ? parts : parts.slice(0, -1);
  return { tags: splitEmails([...tags, ...done].join(';')), typing };
};

/** Turns the typed text into a tag, on Enter or when the field loses the focus. */
export const endTag = (state: EmailTags): EmailTags => readTags(tagsText(state));

export const removeTag = ({ tags, typing }: EmailTags, tag: string): EmailTags => ({
  tags: tags.filter((each) => each !== tag),
  typing,
});

/** Turns the last tag back into text, so that it can be edited. */
export const takeBackTag = ({ tags, typing }: EmailTags): EmailTags =>
  typing === '' && tags.length > 0
    ? { tags: tags.slice(0, -1), typing: tags.at(-1) ?? '' }
    : { tags, typing };

export const isWrongTag = (tag: string): boolean => !isEmail(tag);
