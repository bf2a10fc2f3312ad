import { randomIdentifiers } from './identifiers.ts';
import { keyedHash, type Secrets, sameText } from './secrets.ts';

/** The id of a new link with which a password is chosen. The id alone opens nothing. */
export const passwordLinkId = (): string => randomIdentifiers.token();

/**
 * The token that a link carries: the id of its row, and what only the secret of the installation makes of it. So the database holds no
 * token, nor anything from which one can be made without the secret.
 */
const passwordToken = (secrets: Secrets, id: string): string =>
  `${id}.${keyedHash(secrets.passwordLink, `password link ${id}`)}`;

/** The id that a token is of; undefined if it was not made here. */
export const readPasswordToken = (secrets: Secrets, token: string): string | undefined => {
  const [id = ''] = token.split('.', 1);
  return sameText(token, passwordToken(secrets, id)) ? id : undefined;
};

/** The address that a link leads to. The token is in the fragment, which no server, proxy or log is told. */
export const passwordLinkUrl = (site: string, secrets: Secrets, id: string): string =>
  `${site}/login#token=${passwordToken(secrets, id)}`;
