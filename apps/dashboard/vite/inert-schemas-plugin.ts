import type { Plugin } from 'vite';

const internalName = '\0inert-zod';

/**
 * Contracts keep schemas beside the constants that the screens read, and the bundler cannot drop every one of them. The
 * server validates; so in the browser schemas are made of a `z` that takes every call and does nothing, and that throws
 * where one is really used. It weighs 100 times less than zod.
 */
const inert = `
const refuse = () => { throw new Error('schemas do not reach the browser'); };
const used = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'shape', 'options', 'def', '_zod', 'then']);
export const z = new Proxy(() => z, {
  get: (_target, name) => (typeof name === 'symbol' || used.has(name) ? refuse() : z),
  apply: () => z,
  ownKeys: refuse,
});
`;

export const inertSchemasPlugin = (): Plugin => ({
  name: 'pasarela-inert-schemas',
  enforce: 'pre',
  resolveId: (id) => (id === 'zod' ? internalName : undefined),
  load: (id) => (id === internalName ? inert : undefined),
});
