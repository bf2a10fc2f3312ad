/** One e-mail as it travels. Addresses are ASCII and hold no line breaks; they were checked when they were taken. */
export type MailMessage = {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
  /** Names it for good: a second attempt is the same message. */
  readonly messageId: string;
};

/** Bytes of an encoded word: with its frame it stays below 76 characters. */
const wordBytes = 42;

const plainHeader = /^[\x20-\x7e]*$/;

/** A header's text (RFC 2047): as it is where it is plain, else in encoded words that cut no character in two. */
export const headerText = (text: string): string => {
  if (plainHeader.test(text) && text.length < 60 && !text.includes('=?')) return text;
  const words: string[] = [];
  let word = '';
  for (const character of text.toWellFormed()) {
    if (Buffer.byteLength(word + character) > wordBytes) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  words.push(word);
  return words.map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
};

/** Nothing that could begin another header. */
const oneLine = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
  text.replace(/[\u0000-\u001f\u007f]+/g, ' ');

/** Base64 in lines: no line is too long, and none begins with a dot. */
const encoded = (text: string): string =>
  Buffer.from(text.replace(/\r?\n/g, '\r\n')).toString('base64').replace(/.{76}/g, '$&\r\n');

const part = (type: string, content: string): string =>
  `content-type: ${type}; charset=utf-8\r\ncontent-transfer-encoding: base64\r\n\r\n${encoded(content)}\r\n`;

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');
const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const headerDate = (at: Date): string =>
  `${dayNames[at.getUTCDay()]}, ${twoDigits(at.getUTCDate())} ${monthNames[at.getUTCMonth()]} ${at.getUTCFullYear()} ` +
  `${twoDigits(at.getUTCHours())}:${twoDigits(at.getUTCMinutes())}:${twoDigits(at.getUTCSeconds())} +0000`;

const phrase = (name: string): string => {
  const text = oneLine(name);
  return plainHeader.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : headerText(text);
};

/** Writes a message: its text and its HTML as two ways to read the same. */
export const composeMessage = ({ from, to, subject, text, html, date, messageId }: MailMessage): string => {
  const boundary = `pasarela-${messageId.replace(/[^a-z0-9]/gi, '').slice(0, 40)}`;
  return [
    `from: ${phrase(from.name)} <${from.address}>`,
    `to: ${to.join(',\r\n ')}`,
    `subject: ${headerText(oneLine(subject))}`,
    `date: ${headerDate(date)}`,
    `message-id: <${messageId}>`,
    // Nobody's holiday answers it.
    'auto-submitted: auto-generated',
    'mime-version: 1.0',
    `content-type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    `${part('text/plain', text)}--${boundary}`,
    `${part('text/html', html)}--${boundary}--`,
    '',
  ].join('\r\n');
};
