// Runs the examples that are written in PHP, by the trials that the ones in Node pass in `tests:package`. It needs a PHP with the
// extensions that they use, and says so where there is none.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './checks/check-steps.ts';

/** The oldest PHP whose syntax the examples keep to, as PHP counts it (`PHP_VERSION_ID`). */
const oldest = 80_200;
const extensions = ['curl', 'pdo_sqlite'];
/** How Debian and Ubuntu name what is needed. */
const packages = 'php-cli php-curl php-sqlite3';

/** Why this machine cannot run them; undefined if it can. */
const whatIsMissing = (): string | undefined => {
  const asked = 'echo json_encode([PHP_VERSION_ID, PHP_VERSION, get_loaded_extensions()]);';
  const { status, stdout } = spawnSync('php', ['-r', asked], { encoding: 'utf8' });
  if (status !== 0) return 'php is not installed, or does not start';
  const [id, version, loaded] = JSON.parse(stdout) as [number, string, readonly string[]];
  if (id < oldest) return `this is PHP ${version}, and the examples need 8.2 or newer`;
  const missing = extensions.filter((name) => !loaded.includes(name));
  return missing.length > 0 ? `PHP has no extension ${missing.join(', ')}` : undefined;
};

const missing = whatIsMissing();
if (missing) {
  process.stderr.write(
    `The examples in PHP cannot be run: ${missing}.\nOn Debian or Ubuntu: apt-get install ${packages}\n`,
  );
  process.exitCode = 1;
} else {
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--config', 'vitest.rehearsal.config.ts'],
    { cwd: join(root, 'apps/api'), stdio: 'inherit', shell: process.platform === 'win32' },
  );
  process.exitCode = status ?? 1;
}
