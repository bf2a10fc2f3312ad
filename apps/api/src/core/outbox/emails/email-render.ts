import { emailKinds } from '@pasarela/contracts/emails/email-kinds';
import {
  type EmailContent,
  type EmailDraft,
  EmailDraftSchema,
  type EmailText,
  type EmailWords,
} from './email-content.ts';
import { type EmailPage, emailHtml } from './email-html.ts';
import { emailWordsEn } from './email-words-en.ts';
import { emailWordsEs } from './email-words-es.ts';

type WrittenEmail = { readonly text: string; readonly html: string };

const textOf = (
  words: EmailWords,
  content: EmailContent,
  from: { readonly merchant: string; readonly site: string },
): EmailText => {
  switch (content.kind) {
    case 'paymentLink':
      return words.paymentLink({ ...content, ...from });
    case 'cardReplacement':
      return words.cardReplacement({ ...content, ...from });
    case 'paymentReceived':
      return words.paymentReceived({ ...content, ...from });
    case 'chargebackOpened':
      return words.chargebackOpened({ ...content, ...from });
    case 'subscriptionPaused':
      return words.subscriptionPaused({ ...content, ...from });
  }
};

/** Removes the facts that have no value. */
const withoutGaps = (text: EmailText): EmailText => ({
  ...text,
  facts: text.facts.filter(([, value]) => value !== ''),
});

/** Removes line breaks and control characters: a subject is a message header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

const plain = ({ heading, lines, facts, action }: EmailText): string =>
  [
    heading,
    ...(lines.length > 0 ? ['', ...lines] : []),
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    `${action.label}: ${action.url}`,
  ].join('\n');

/** The absolute address of a logo: our own logos are stored as a path, those on the merchant's server as a URL. */
const absolute = (site: string, urlLogo: string): string =>
  urlLogo.startsWith('/') ? `${site}${urlLogo}` : urlLogo;

/** The subject as one line, in Spanish, the account's language. */
export const subjectOf = ({ content, sender: { merchant }, site }: EmailDraft): string =>
  oneLine(textOf(emailWordsEs, content, { merchant, site }).subject);

/**
 * Writes an e-mail. Nobody knows the reader's language, so that each is in both: Spanish, the account's, comes first, the same in
 * English below it.
 */
const renderEmail = ({ content, sender, site }: EmailDraft): WrittenEmail => {
  const { merchant, urlLogo, notificationText } = sender;
  const from = { merchant, site };
  const page: EmailPage = {
    merchant,
    logo: absolute(site, urlLogo),
    // The merchant's text is meant for customers only.
    note: emailKinds[content.kind].to === 'customer' ? notificationText : '',
    es: withoutGaps(textOf(emailWordsEs, content, from)),
    en: withoutGaps(textOf(emailWordsEn, content, from)),
    foot: [emailWordsEs.foot(merchant), emailWordsEn.foot(merchant)],
  };
  const parts = [
    plain(page.es),
    ...(page.note === '' ? [] : [page.note]),
    plain(page.en),
    page.foot.join('\n'),
  ];
  return { text: `${parts.join('\n\n--\n\n')}\n`, html: emailHtml(page) };
};

/** The text of an e-mail: as sent, or rendered from its draft. It is rendered when it is sent or viewed, not when queued. */
export const writtenEmail = ({
  text,
  html,
  draft,
}: {
  readonly text: string | null;
  readonly html: string | null;
  readonly draft: string | null;
}): WrittenEmail => {
  if (text !== null && html !== null) return { text, html };
  if (draft === null) throw new Error('an e-mail has neither been written nor can be');
  return renderEmail(EmailDraftSchema.parse(JSON.parse(draft)));
};
