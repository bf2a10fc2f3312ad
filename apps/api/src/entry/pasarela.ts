import { enableCompileCache } from 'node:module';

// It must run before the other modules are loaded.
enableCompileCache();
const [{ runCommand }, { CannotStart }] = await Promise.all([
  import('./run-command.ts'),
  import('#errors/cannot-start.ts'),
]);
try {
  await runCommand(process.argv.slice(2), process.env, process.cwd());
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.headline} ${error.message}\n`);
  process.exit(1);
}
