/** The mail server and its credentials. */
export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /** Whether TLS starts with the connection; otherwise STARTTLS is used, which only a local server may lack. */
  readonly implicitTls: boolean;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
};

const ports: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Parses `smtp://user:password@host:port` or `smtps://…`; undefined if the text is invalid. */
export const readSmtpUrl = (text: string): SmtpServer | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const usual = ports[protocol];
  const more = `${pathname === '/' ? '' : pathname}${search}${hash}`;
  if (usual === undefined || hostname === '' || more !== '') return undefined;
  if ((username === '') !== (password === '')) return undefined;
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? usual : Number(port),
      implicitTls: protocol === 'smtps:',
      credentials:
        username === ''
          ? undefined
          : { user: decodeURIComponent(username), password: decodeURIComponent(password) },
    };
  } catch {
    return undefined;
  }
};

const local = ['localhost', '127.0.0.1', '::1'];

/** Whether the server is on the same machine: such a connection need not be encrypted. */
export const isLocal = ({ host }: SmtpServer): boolean => local.includes(host);
