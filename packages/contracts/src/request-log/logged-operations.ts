import type { Operation } from '../http/define-operation.ts';

/**
 * The calls that the request log stores: those of the payment API, and those with which a server or a page gets access to it. Calls
 * that steer the sandbox are not among them.
 */
export const isLogged = ({ access, path }: Operation): boolean =>
  (access.kind === 'apiKey' && !path.startsWith('/sandbox/')) ||
  (access.kind === 'public' && /^\/(auth|pay)\//.test(path));
