import { delimiter, dirname } from 'node:path';

/** What leads to the registry and says whom to trust on the way. npm reads it, and so does Node. */
const networkSettings = /^(\w+_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|npm_config_(registry|cafile))$/i;

/** The environment of somebody who has this Node and this network, and no settings of ours. */
export const readerEnvironment = (temporary: string): Readonly<Record<string, string | undefined>> => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => networkSettings.test(name))),
  HOME: process.env.HOME,
  TMPDIR: temporary,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
});
