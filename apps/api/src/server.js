// The entry is JavaScript: what strips types is loaded only where a source is not in the cache of compiled sources, and would otherwise
// take 18 MB for as long as the process runs.
import { enableCompileCache } from 'node:module';

// It must run before the other modules are loaded.
enableCompileCache();
const [{ serve }, { CannotStart }] = await Promise.all([
  import('./serve.ts'),
  import('./errors/cannot-start.ts'),
]);
try {
  await serve(process.env);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`Pasarela cannot start. ${error.message}\n`);
  process.exit(1);
}
