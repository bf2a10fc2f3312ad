import { enableCompileCache } from 'node:module';

// It must run before the other modules are loaded.
enableCompileCache();
const [{ serve }, { CannotStart }] = await Promise.all([
  import('./serve.ts'),
  import('#errors/cannot-start.ts'),
]);
try {
  await serve(process.env);
  // A start leaves 20 MB of garbage, which V8 would keep until there is load. `--expose-gc` makes the function available.
  globalThis.gc?.();
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`Pasarela cannot start. ${error.message}\n`);
  process.exit(1);
}
