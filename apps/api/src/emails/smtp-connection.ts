import { createConnection, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { SmtpFailure } from './smtp-failure.ts';

/** What a server says: its code, and all lines of it. */
export type Reply = { readonly code: number; readonly lines: readonly string[] };

/** More than any server says to a command. */
const mostBuffered = 64 * 1_024;
const shownReply = 300;

export const replyText = ({ code, lines }: Reply): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
  `${code} ${lines.join(' ')}`.replace(/[\u0000-\u001f\u007f]+/g, ' ').slice(0, shownReply);

/** The first whole reply in what has arrived, and what stands behind it. */
export const readReply = (text: string): { readonly reply: Reply; readonly rest: string } | undefined => {
  const lines: string[] = [];
  let at = 0;
  for (;;) {
    const end = text.indexOf('\n', at);
    if (end < 0) return undefined;
    const line = text.slice(at, end).replace(/\r$/, '');
    at = end + 1;
    const [, code, more, said] = /^(\d{3})([- ]?)(.*)$/.exec(line) ?? [];
    if (code === undefined || said === undefined) throw new SmtpFailure('other', line.slice(0, shownReply));
    lines.push(said);
    if (more !== '-') return { reply: { code: Number(code), lines }, rest: text.slice(at) };
  }
};

const certificateCodes = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/;

/** What went wrong on the way, by its kind. */
const failureOf = (error: unknown): SmtpFailure => {
  if (error instanceof SmtpFailure) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new SmtpFailure(certificateCodes.test(code) ? 'certificate' : 'connection', code || null);
};

type Waiting = { readonly resolve: (reply: Reply) => void; readonly reject: (error: unknown) => void };

export type Opened = { readonly host: string; readonly port: number; readonly implicitTls: boolean };

/** A connection to a mail server: one command, one reply. It ends when its time is over, whatever the server does. */
export class SmtpConnection {
  readonly #host: string;
  #socket: Socket;
  #text = '';
  #waiting: Waiting | undefined;
  /** A reply that came before anybody waited for it: the greeting. */
  #early: Reply | undefined;
  #failed: SmtpFailure | undefined;
  readonly #timer: NodeJS.Timeout;

  constructor({ host, port, implicitTls }: Opened, within: number) {
    this.#host = host;
    this.#socket = implicitTls
      ? connectTls({ host, port, servername: this.#servername() })
      : createConnection({ host, port });
    this.#listen(this.#socket);
    this.#timer = setTimeout(() => this.#fail(new SmtpFailure('timeout')), within);
  }

  /** The next reply. */
  read(): Promise<Reply> {
    if (this.#failed) return Promise.reject(this.#failed);
    if (this.#early) {
      const reply = this.#early;
      this.#early = undefined;
      return Promise.resolve(reply);
    }
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  /** Says a line, or a message that ends with one. */
  say(text: string): Promise<Reply> {
    const reply = this.read();
    if (!this.#failed) this.#socket.write(`${text}\r\n`);
    return reply;
  }

  /** Encrypts what is said from now on; what the server said before counts for nothing. */
  async encrypt(): Promise<void> {
    const plain = this.#socket;
    plain.removeAllListeners();
    this.#text = '';
    this.#early = undefined;
    const secure = connectTls({ socket: plain, host: this.#host, servername: this.#servername() });
    this.#socket = secure;
    await new Promise<void>((resolve, reject) => {
      this.#waiting = { resolve: () => reject(new SmtpFailure('other')), reject };
      this.#listen(secure);
      secure.once('secureConnect', () => {
        this.#waiting = undefined;
        resolve();
      });
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#socket.removeAllListeners();
    // What a socket still has to say after its end is nobody's business.
    this.#socket.on('error', () => {});
    this.#socket.destroy();
  }

  /** The name that a certificate is for; an address has none. */
  #servername(): string {
    return /^[\d.]+$|:/.test(this.#host) ? '' : this.#host;
  }

  #listen(socket: Socket): void {
    socket.on('data', (bytes: Buffer) => this.#take(bytes.toString('utf8')));
    socket.on('error', (error) => this.#fail(failureOf(error)));
    socket.on('close', () => this.#fail(new SmtpFailure('connection')));
  }

  #take(text: string): void {
    this.#text += text;
    try {
      const read = readReply(this.#text);
      if (!read) {
        if (this.#text.length > mostBuffered) this.#fail(new SmtpFailure('other'));
        return;
      }
      this.#text = read.rest;
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if (waiting) waiting.resolve(read.reply);
      else this.#early = read.reply;
    } catch (error) {
      this.#fail(failureOf(error));
    }
  }

  #fail(failure: SmtpFailure): void {
    this.#failed ??= failure;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.close();
    waiting?.reject(this.#failed);
  }
}
