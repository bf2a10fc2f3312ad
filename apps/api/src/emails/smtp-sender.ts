import { hostname } from 'node:os';
import { composeMessage, type MailMessage } from './mime-message.ts';
import { type Reply, replyText, SmtpConnection } from './smtp-connection.ts';
import { SmtpFailure } from './smtp-failure.ts';
import { isLocal, type SmtpServer } from './smtp-server.ts';

/** Longer than a patient server takes; a deliverer waits for nobody longer. */
const sendWithin = 15_000;

const failureOf = (reply: Reply): SmtpFailure =>
  new SmtpFailure(reply.code >= 500 ? 'refused' : 'later', replyText(reply));

const expectReply = (reply: Reply, ...codes: readonly number[]): Reply => {
  if (!codes.includes(reply.code)) throw failureOf(reply);
  return reply;
};

/** What this machine calls itself: letters, digits, dots and hyphens, and nothing else. */
const ownName = hostname().replace(/[^a-z0-9.-]/gi, '') || 'localhost';

/** The extensions that a server has, in upper case. */
const introduce = async (connection: SmtpConnection): Promise<readonly string[]> => {
  const { lines } = expectReply(await connection.say(`EHLO ${ownName}`), 250);
  return lines.slice(1).map((line) => line.trim().toUpperCase());
};

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const signIn = async (
  connection: SmtpConnection,
  extensions: readonly string[],
  { user, password }: NonNullable<SmtpServer['credentials']>,
): Promise<void> => {
  const methods = extensions.find((line) => line.startsWith('AUTH '))?.split(/\s+/) ?? [];
  const accepted = (reply: Reply): void => {
    if (reply.code !== 235) throw new SmtpFailure('credentials', replyText(reply));
  };
  if (methods.includes('PLAIN'))
    return accepted(await connection.say(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`));
  if (!methods.includes('LOGIN')) throw new SmtpFailure('credentials');
  expectReply(await connection.say('AUTH LOGIN'), 334);
  expectReply(await connection.say(base64(user)), 334);
  accepted(await connection.say(base64(password)));
};

/** Greeting, encryption and credentials. Nothing is said in the clear to a server that is not on this machine. */
const begin = async (connection: SmtpConnection, server: SmtpServer): Promise<void> => {
  expectReply(await connection.read(), 220);
  let extensions = await introduce(connection);
  if (!server.implicitTls) {
    if (extensions.includes('STARTTLS')) {
      expectReply(await connection.say('STARTTLS'), 220);
      await connection.encrypt();
      extensions = await introduce(connection);
    } else if (!isLocal(server)) throw new SmtpFailure('certificate');
  }
  if (server.credentials) await signIn(connection, extensions, server.credentials);
};

/** Names everybody; those that the server does not know are told of. Throws where it knows nobody. */
const address = async (connection: SmtpConnection, to: readonly string[]): Promise<string | null> => {
  const refused: Reply[] = [];
  for (const recipient of to) {
    const reply = await connection.say(`RCPT TO:<${recipient}>`);
    if (reply.code !== 250 && reply.code !== 251) refused.push(reply);
  }
  const [first] = refused;
  if (first && refused.length === to.length) throw failureOf(first);
  return first ? replyText(first) : null;
};

export type SmtpSender = {
  /** Answers what the server said of those that it did not take, or null where it took all. Throws an `SmtpFailure`. */
  send(message: MailMessage): Promise<string | null>;
};

/** Hands e-mails over to a server, each on a connection of its own. */
export const createSmtpSender = (server: SmtpServer, within = sendWithin): SmtpSender => ({
  send: async (message) => {
    const connection = new SmtpConnection(server, within);
    try {
      await begin(connection, server);
      expectReply(await connection.say(`MAIL FROM:<${message.from.address}>`), 250);
      const refused = await address(connection, message.to);
      expectReply(await connection.say('DATA'), 354);
      // No line of it begins with a dot: bodies are base64.
      expectReply(await connection.say(`${composeMessage(message)}.`), 250);
      // It has been taken: whatever comes now changes nothing.
      await connection.say('QUIT').catch(() => undefined);
      return refused;
    } finally {
      connection.close();
    }
  },
});
