import type { Operation } from '../http/define-operation.ts';

/** The calls that the request log keeps: those of a merchant's server, and how it or its page comes to one. */
export const isLogged = ({ access, path }: Operation): boolean =>
  access.kind === 'apiKey' || (access.kind === 'public' && /^\/(auth|pay)\//.test(path));
