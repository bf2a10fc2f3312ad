import type { Operation } from '@pasarela/contracts/http/define-operation';
import { operations } from '@pasarela/contracts/operations';
import { isLogged } from '@pasarela/contracts/request-log/logged-operations';
import type { Plugin } from 'vite';

const publicName = 'virtual:logged-operations';
const internalName = `\0${publicName}`;

/** The calls that the request log keeps, read from the contract when the bundle is made. */
export const loggedOperationsPlugin = (): Plugin => ({
  name: 'pasarela-logged-operations',
  resolveId: (id) => (id === publicName ? internalName : undefined),
  load: (id) => {
    if (id !== internalName) return undefined;
    const logged = Object.values<Operation>(operations)
      .filter(isLogged)
      .map(({ method, path, summary }) => ({ method, path, summary }));
    return `export const loggedOperations = ${JSON.stringify(logged)};`;
  },
});
