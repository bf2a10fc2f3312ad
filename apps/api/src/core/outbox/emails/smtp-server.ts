/** Where e-mails are handed over, and as whom. */
export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  /** From the first byte on; otherwise the connection is encrypted before anything that matters is said. */
  readonly implicitTls: boolean;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
};

const ports: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Reads `smtp://user:password@host:port`, or `smtps://…`; undefined where it is neither. */
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

/** On the same machine nobody listens in: a mail catcher there need not encrypt. */
export const isLocal = ({ host }: SmtpServer): boolean => local.includes(host);
