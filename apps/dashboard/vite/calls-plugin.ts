import { operations } from '@pasarela/contracts/operations';
import type { Plugin } from 'vite';

const publicName = 'virtual:calls';
const internalName = `\0${publicName}`;

/**
 * What the browser needs to know of each operation, read from the contract when the bundle is made: the schemas, and
 * zod with them, stay out of it.
 */
export const callsPlugin = (): Plugin => ({
  name: 'pasarela-calls',
  resolveId: (id) => (id === publicName ? internalName : undefined),
  load: (id) => {
    if (id !== internalName) return undefined;
    const calls = Object.fromEntries(
      Object.entries(operations).map(([name, operation]) => [
        name,
        {
          method: operation.method,
          path: operation.path,
          answerKind: operation.answerKind,
          byPayer: operation.access.kind === 'payer',
          filesField: 'files' in operation ? operation.files.field : null,
          unattended: 'unattended' in operation && operation.unattended,
          safe: operation.method === 'GET' || ('safe' in operation && operation.safe),
        },
      ]),
    );
    return `export const calls = ${JSON.stringify(calls)};`;
  },
});
