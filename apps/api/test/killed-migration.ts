import { readMigrations } from '#database/migrations.ts';
import { migrate } from '#database/sqlite/migrate.ts';

// Migrates a database and kills its own process before the given statement:
//   node killed-migration.ts file:/a/path.db /the/migrations 17
const [url = '', folder, last] = process.argv.slice(2);
let statements = 0;
await migrate(url, {
  migrations: readMigrations(folder),
  onStatement: () => {
    statements += 1;
    if (statements === Number(last)) process.kill(process.pid, 'SIGKILL');
  },
});
