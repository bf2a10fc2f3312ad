import { operations } from '@pasarela/contracts/operations';
import type { Plugin } from 'vite';

const publicName = 'virtual:calls';
const internalName = `\0${publicName}`;

/**
 * What the browser needs to know of each operation, read from the contract when the bundle is made: the schemas, and
 * zod with them, stay out of it, and what most operations have in common is left out.
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
          ...(operation.answerKind === 'envelope' ? {} : { answerKind: operation.answerKind }),
          ...(operation.access.kind === 'payer' ? { byPayer: true } : {}),
          ...('files' in operation ? { filesField: operation.files.field } : {}),
          ...('unattended' in operation ? { unattended: operation.unattended } : {}),
        },
      ]),
    );
    return `export const calls = ${JSON.stringify(calls)};`;
  },
});
