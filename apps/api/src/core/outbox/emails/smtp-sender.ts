import { hostname } from 'node:os';
import { withoutCardNumbers } from '@pasarela/contracts/card-numbers/card-numbers-in-text';
import type { EmailRefusal } from '@pasarela/contracts/emails/email-schema';
import { createTransport } from 'nodemailer';
import { SmtpFailure } from './smtp-failure.ts';
import { isLocal, type SmtpServer } from './smtp-server.ts';

/** An e-mail as it is sent. */
export type MailMessage = {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
  /** The permanent Message-ID: a second attempt sends the same message. */
  readonly messageId: string;
};

/** The longest time an attempt may take, in milliseconds. */
const sendWithin = 15_000;

/** The text with CRLF line endings, as SMTP requires for any encoding. */
const withLineEnds = (text: string): string => text.replace(/\r?\n/g, '\r\n');

/** The host name for EHLO, reduced to letters, digits, dots and hyphens. */
const ownName = hostname().replace(/[^a-z0-9.-]/gi, '') || 'localhost';

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

const shownReply = 300;

/** The server's reply in one line, with its code once and without card numbers. */
const replyOf = (error: unknown): string | null => {
  const reply = field(error, 'response');
  if (typeof reply !== 'string' || reply === '') return null;
  return withoutCardNumbers(reply)
    .replace(/\r?\n\d{3}[- ]/g, ' ')
    .replace(/^(\d{3})-/, '$1 ')
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, shownReply);
};

/**
 * The addresses that the server refused, each with its reply. nodemailer puts them on the error if all were refused, and converts
 * domains to lower case, so the original spelling is restored.
 */
const refusalsOf = (source: unknown, to: readonly string[]): readonly EmailRefusal[] => {
  const errors = field(source, 'rejectedErrors');
  if (!Array.isArray(errors)) return [];
  return errors.map((error) => {
    const recipient = String(field(error, 'recipient') ?? '');
    const spelled = to.find((address) => address.toLowerCase() === recipient.toLowerCase());
    return { address: spelled ?? recipient, reply: replyOf(error) ?? '' };
  });
};

/** Whether a retry is useless: true only if every refusal is permanent (5xx). */
const isFinal = (error: unknown): boolean => {
  const errors = field(error, 'rejectedErrors');
  const answers = Array.isArray(errors) && errors.length > 0 ? errors : [error];
  return answers.every((answer) => Number(field(answer, 'responseCode')) >= 500);
};

const certificateErrors = /certificate|self[- ]signed|altnames|TLS|SSL/i;

/** Classifies an error of the mail transport. */
const failureOf = (error: unknown, to: readonly string[]): SmtpFailure => {
  const code = String(field(error, 'code') ?? '');
  const reply = replyOf(error);
  const said = error instanceof Error ? error.message : '';
  if (code === 'EAUTH' || code === 'ENOAUTH') return new SmtpFailure('credentials', reply);
  if (code === 'ETLS' || certificateErrors.test(said)) return new SmtpFailure('certificate', said);
  if (reply !== null)
    return new SmtpFailure(isFinal(error) ? 'refused' : 'later', reply, refusalsOf(error, to));
  if (code === 'ETIMEDOUT') return new SmtpFailure('timeout');
  const cause = /\b(E[A-Z]{4,})\b/.exec(said)?.[1] ?? null;
  return new SmtpFailure('connection', cause);
};

export type SmtpSender = {
  /** Returns the refused addresses if the server accepted others. Throws an `SmtpFailure` if it accepted none. */
  send(message: MailMessage): Promise<readonly EmailRefusal[]>;
};

/** Sends e-mails, one connection each. The connection to a server on another machine is always encrypted. */
export const createSmtpSender = (server: SmtpServer, within = sendWithin): SmtpSender => {
  const { host, port, implicitTls, credentials } = server;
  const transport = createTransport({
    host,
    port,
    secure: implicitTls,
    requireTLS: !implicitTls && !isLocal(server),
    ...(credentials ? { auth: { user: credentials.user, pass: credentials.password } } : {}),
    name: ownName,
    dnsTimeout: within,
    connectionTimeout: within,
    greetingTimeout: within,
    socketTimeout: within,
    // Only the given texts are sent: the merchant's text must not open files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ from, to, subject, text, html, date, messageId }) => {
      try {
        const sent = await transport.sendMail({
          from,
          to: [...to],
          subject,
          text: withLineEnds(text),
          html: withLineEnds(html),
          date,
          messageId: `<${messageId}>`,
          textEncoding: 'base64',
          // Prevents automatic replies such as absence notices.
          headers: { 'auto-submitted': 'auto-generated' },
        });
        return refusalsOf(sent, to);
      } catch (error) {
        throw failureOf(error, to);
      }
    },
  };
};
