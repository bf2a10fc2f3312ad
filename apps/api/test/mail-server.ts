import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';

/** How the mail server treats its clients. */
export type Manner =
  | 'takes'
  /** Never sends anything. */
  | 'hangs'
  /** Stops answering in the middle of a message. */
  | 'hangsAtData'
  /** Closes the connection at once. */
  | 'hangsUp'
  | 'refusesAll'
  | 'refusesLater'
  | 'refusesOne'
  /** Refuses one recipient permanently and all others temporarily. */
  | 'refusesOneAndWaits';

type Received = {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
  readonly encrypted: boolean;
  readonly signedIn: string | undefined;
};

type Options = {
  readonly key?: string;
  readonly certificate?: string;
  /** Whether TLS starts with the connection. */
  readonly implicitTls?: boolean;
  readonly login?: { readonly user: string; readonly password: string; readonly method?: 'PLAIN' | 'LOGIN' };
};

const decoded = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

/** A small mail server (RFC 5321, with STARTTLS and AUTH) that stores received messages and can be told to misbehave. */
export const createMailServer = async ({ key, certificate, implicitTls = false, login }: Options = {}) => {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const state = { manner: 'takes' as Manner };

  const serve = (socket: Socket, encrypted: boolean, greets: boolean): void => {
    let buffer = '';
    let from = '';
    let to: string[] = [];
    let message: string[] | undefined;
    let signedIn: string | undefined;
    /** Handles the next line of a login that sends credentials line by line. */
    let expected: ((line: string) => void) | undefined;
    const say = (...lines: readonly string[]): void => {
      socket.write(lines.map((line) => `${line}\r\n`).join(''));
    };
    const judge = (user: string, password: string): void => {
      const right = user === login?.user && password === login.password;
      if (right) signedIn = user;
      say(right ? '235 2.7.0 Welcome' : '535 5.7.8 Wrong user or password');
    };
    const commands: Readonly<Record<string, (rest: string) => void>> = {
      EHLO: () =>
        say(
          '250-mail.example greets you',
          '250-SIZE 1000000',
          ...(login ? [`250-AUTH ${login.method ?? 'PLAIN'}`] : []),
          ...(key && !encrypted ? ['250-STARTTLS'] : []),
          '250 8BITMIME',
        ),
      STARTTLS: () => {
        say('220 Go ahead');
        socket.removeAllListeners('data');
        const secure = new TLSSocket(socket, {
          isServer: true,
          secureContext: createSecureContext({ key, cert: certificate }),
        });
        secure.on('error', () => {});
        serve(secure, true, false);
      },
      AUTH: (rest) => {
        const [method, given = ''] = rest.split(' ');
        if (method === 'PLAIN') {
          const [, user = '', password = ''] = decoded(given).split('\0');
          return judge(user, password);
        }
        say('334 VXNlcm5hbWU6');
        expected = (name) => {
          say('334 UGFzc3dvcmQ6');
          expected = (password) => {
            expected = undefined;
            judge(decoded(name), decoded(password));
          };
        };
      },
      MAIL: (rest) => {
        from = rest.replace(/^FROM:<|>$/g, '');
        to = [];
        if (login && !signedIn) say('530 5.7.0 Sign in first');
        else say('250 OK');
      },
      RCPT: (rest) => {
        const recipient = rest.replace(/^TO:<|>$/g, '');
        if (
          state.manner === 'refusesAll' ||
          (state.manner.startsWith('refusesOne') && recipient.startsWith('nobody'))
        )
          return say(`550-5.1.1 The address ${recipient}`, '550 5.1.1 is unknown here');
        if (state.manner === 'refusesLater' || state.manner === 'refusesOneAndWaits')
          return say('451 4.3.0 Come back later');
        to.push(recipient);
        say('250 OK');
      },
      DATA: () => {
        if (state.manner === 'hangsAtData') return;
        message = [];
        say('354 Go ahead');
      },
      QUIT: () => {
        say('221 Bye');
        socket.end();
      },
    };
    const take = (line: string): void => {
      if (message) {
        if (line !== '.') {
          message.push(line.startsWith('.') ? line.slice(1) : line);
          return;
        }
        received.push({ from, to, message: message.join('\r\n'), encrypted, signedIn });
        message = undefined;
        say('250 2.0.0 Taken');
        return;
      }
      if (expected) {
        expected(line);
        return;
      }
      const [, verb = '', rest = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
      const command = commands[verb.toUpperCase()];
      if (command) command(rest);
      else say('500 What?');
    };
    socket.on('data', (bytes: Buffer) => {
      buffer += bytes.toString('utf8');
      const lines = buffer.split('\r\n');
      buffer = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    if (greets) say('220 mail.example ready');
  };

  const server = createServer((plain) => {
    sockets.add(plain);
    plain.on('error', () => {});
    plain.on('close', () => sockets.delete(plain));
    if (state.manner === 'hangsUp') return void plain.destroy();
    if (state.manner === 'hangs') return;
    if (!implicitTls) return serve(plain, false, true);
    const secure = new TLSSocket(plain, {
      isServer: true,
      secureContext: createSecureContext({ key, cert: certificate }),
    });
    secure.on('error', () => {});
    serve(secure, true, true);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    port,
    received,
    behave: (manner: Manner): void => {
      state.manner = manner;
    },
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};

export type MailServer = Awaited<ReturnType<typeof createMailServer>>;
