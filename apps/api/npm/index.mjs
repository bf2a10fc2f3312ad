// The library for ES modules. An old Node would refuse its imports before any of its code runs: it is loaded after the check.
import { olderNode } from './node-version.cjs';

if (olderNode) throw new Error(olderNode);

export const { CallRefused, createSandbox } = await import('../apps/api/dist/server/create-sandbox.js');
