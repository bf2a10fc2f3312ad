import { enableCompileCache } from 'node:module';
import { CannotStart } from './errors/cannot-start.ts';

// Caches compiled sources between starts. It must run before the other modules are loaded.
enableCompileCache();
const { serve } = await import('./serve.ts');
try {
  await serve(process.env);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`Pasarela cannot start. ${error.message}\n`);
  process.exit(1);
}
