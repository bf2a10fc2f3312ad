import { emailKinds } from '@pasarela/contracts/emails/email-kinds';
import {
  type EmailContent,
  type EmailDraft,
  EmailDraftSchema,
  type EmailText,
  type EmailWords,
} from './email-content.ts';
import { emailWordsEn } from './email-words-en.ts';
import { emailWordsEs } from './email-words-es.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML content and quoted attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** The colours of the light theme, as literals: mail clients do not support CSS variables. */
const ink = '#17181a';
const soft = '#55575c';
const line = '#e3e3de';
const ground = '#f7f7f5';
const paper = '#ffffff';
const accent = '#0b6b57';
const font = "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/**
 * The dark theme, for clients that follow the reader's: their style sheet wins over the inline colours by `!important`. Clients without
 * style sheets either keep the light colours or turn them around themselves.
 */
const darkStyle =
  '<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){' +
  '.ground{background:#111214!important}.paper{background:#1a1b1e!important;border-color:#303236!important}' +
  '.ink{color:#ececea!important}.soft{color:#a9abb0!important}.line{border-color:#303236!important}' +
  // A merchant's logo was drawn for paper.
  '.logo{padding:8px!important;border-radius:8px!important;background:#ffffff!important}' +
  '.button{background:#4cc3a5!important;color:#06251d!important}.link{color:#4cc3a5!important}}</style>';

/** Lets long addresses and references break. Mail clients support one or the other property, so both are set. */
const breaking = 'overflow-wrap:anywhere;word-break:break-word';

const paragraph = (text: string): string =>
  `<p class="soft" style="margin:0 0 12px;font-size:15px;line-height:22px;color:${soft}">${escaped(text)}</p>`;

const fact = ([label, value]: readonly [string, string]): string =>
  `<tr><td class="soft line" width="34%" style="padding:8px 16px 8px 0;border-top:1px solid ${line};font-size:13px;color:${soft};vertical-align:top;${breaking}">${escaped(label)}</td>` +
  `<td class="ink line" style="padding:8px 0;border-top:1px solid ${line};font-size:14px;color:${ink};text-align:right;${breaking}">${escaped(value)}</td></tr>`;

const link = (label: string, url: string, style: string): string =>
  `<a class="${style === buttonStyle ? 'button' : 'link'}" href="${escaped(url)}" target="_blank" rel="noopener noreferrer" style="${style}">${escaped(label)}</a>`;

const buttonStyle = `display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:#ffffff;font-size:15px;font-weight:600;text-decoration:none`;

/** The complete content, in the first language. */
const first = ({ heading, lines, facts, action }: EmailText): string =>
  `<h1 class="ink" style="margin:0 0 12px;font-size:20px;line-height:28px;font-weight:600;color:${ink}">${escaped(heading)}</h1>` +
  lines.map(paragraph).join('') +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;table-layout:fixed">${facts.map(fact).join('')}</table>` +
  (action ? `<p style="margin:20px 0 0">${link(action.label, action.url, buttonStyle)}</p>` : '');

/** The same content in the other language, smaller: the table of facts is not repeated. */
const second = (language: string, { heading, lines, action }: EmailText): string =>
  `<div class="line" lang="${language}" style="margin-top:24px;padding-top:16px;border-top:1px solid ${line}">` +
  `<p class="ink" style="margin:0 0 4px;font-size:13px;line-height:20px;font-weight:600;color:${ink}">${escaped(heading)}</p>` +
  lines
    .map(
      (text) =>
        `<p class="soft" style="margin:0 0 4px;font-size:13px;line-height:20px;color:${soft}">${escaped(text)}</p>`,
    )
    .join('') +
  (action
    ? `<p style="margin:8px 0 0;font-size:13px">${link(action.label, action.url, `color:${accent}`)}</p>`
    : '') +
  '</div>';

type EmailPage = {
  readonly merchant: string;
  /** An absolute URL; empty if there is no logo. */
  readonly logo: string;
  /** The merchant's own text; empty if there is none. */
  readonly note: string;
  readonly es: EmailText;
  readonly en: EmailText;
  readonly foot: readonly [string, string];
};

const head = ({ merchant, logo }: EmailPage): string =>
  logo === ''
    ? `<p class="ink" style="margin:0 0 20px;font-size:14px;font-weight:600;color:${ink}">${escaped(merchant)}</p>`
    : `<p style="margin:0 0 20px"><img class="logo" src="${escaped(logo)}" alt="${escaped(merchant)}" height="40" style="height:40px;max-width:240px;border:0"></p>`;

const note = ({ note: text }: EmailPage): string =>
  text === ''
    ? ''
    : `<p class="ground ink" style="margin:20px 0 0;padding:12px 16px;background:${ground};border-radius:6px;font-size:14px;line-height:20px;color:${ink};white-space:pre-line">${escaped(text)}</p>`;

/** An e-mail as HTML for mail clients: table layout and inline styles. */
const emailHtml = (page: EmailPage): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(page.es.subject)}</title>${darkStyle}</head>` +
  `<body class="ground" style="margin:0;background:${ground};font-family:${font}">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground" style="background:${ground};table-layout:fixed"><tr><td align="center" style="padding:24px 12px;${breaking}">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="max-width:560px;background:${paper};border:1px solid ${line};border-radius:10px;table-layout:fixed"><tr><td style="padding:28px;${breaking}">` +
  head(page) +
  first(page.es) +
  note(page) +
  second('en', page.en) +
  `</td></tr></table>` +
  `<p class="soft" style="margin:16px 0 0;font-size:12px;line-height:18px;color:#6b6d72">${escaped(page.foot[0])}<br><span lang="en">${escaped(page.foot[1])}</span></p>` +
  `</td></tr></table></body></html>`;

type WrittenEmail = { readonly text: string; readonly html: string };

const textOf = (
  words: EmailWords,
  content: EmailContent,
  given: { readonly merchant: string; readonly site: string; readonly passwordUrl?: string | undefined },
): EmailText => {
  const from = { passwordUrl: undefined, ...given };
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
    case 'paymentReceipt':
      return words.paymentReceipt({ ...content, ...from });
    case 'cashVoucher':
      return words.cashVoucher({ ...content, ...from });
    case 'refundMade':
      return words.refundMade({ ...content, ...from });
    case 'chargeFailed':
      return words.chargeFailed({ ...content, ...from });
    case 'userInvitation':
      return words.userInvitation({ ...content, ...from });
    case 'passwordReset':
      return words.passwordReset({ ...content, ...from });
  }
};

/** Removes the facts that have no value. */
const withoutGaps = (text: EmailText): EmailText => ({
  ...text,
  facts: text.facts.filter(([, value]) => value !== ''),
});

/** Removes line breaks and control characters: a subject is a message header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

const plain = ({ heading, lines, facts, action }: EmailText): string =>
  [
    heading,
    ...(lines.length > 0 ? ['', ...lines] : []),
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...(action ? ['', `${action.label}: ${action.url}`] : []),
  ].join('\n');

/** The absolute address of a logo: our own logos are stored as a path, those on the merchant's server as a URL. */
const absolute = (site: string, urlLogo: string): string =>
  urlLogo.startsWith('/') ? `${site}${urlLogo}` : urlLogo;

/** The subject as one line, in Spanish, the account's language. */
export const subjectOf = ({ content, sender: { merchant }, site }: EmailDraft): string =>
  oneLine(textOf(emailWordsEs, content, { merchant, site }).subject);

/**
 * Renders an e-mail in both languages, because the language of the reader is unknown: Spanish, the language of the account, then
 * English.
 */
const renderEmail = ({ content, sender, site }: EmailDraft, passwordUrl?: string): WrittenEmail => {
  const { merchant, urlLogo, notificationText } = sender;
  const from = { merchant, site, passwordUrl };
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

type StoredEmail = {
  readonly text: string | null;
  readonly html: string | null;
  readonly draft: string | null;
};

/** The id of the link to choose a password that an e-mail carries; undefined if it carries none, or was sent already. */
export const passwordLinkOf = ({ draft }: Pick<StoredEmail, 'draft'>): string | undefined => {
  if (draft === null) return undefined;
  const { content } = EmailDraftSchema.parse(JSON.parse(draft));
  return 'link' in content ? content.link : undefined;
};

/** An e-mail as it is sent to the user whose password it is about, with the link. This text is never stored. */
export const writtenWithLink = ({ draft }: Pick<StoredEmail, 'draft'>, url: string): WrittenEmail =>
  renderEmail(EmailDraftSchema.parse(JSON.parse(draft ?? 'null')), url);

/** The text of an e-mail: as sent, or rendered from its draft. It is rendered when it is sent or viewed, not when queued. */
export const writtenEmail = ({ text, html, draft }: StoredEmail): WrittenEmail => {
  if (text !== null && html !== null) return { text, html };
  if (draft === null) throw new Error('an e-mail has neither been written nor can be');
  return renderEmail(EmailDraftSchema.parse(JSON.parse(draft)));
};
