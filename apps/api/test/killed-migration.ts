import { migrate } from '#database/migrate.ts';
import { readMigrations } from '#database/migrations.ts';

// Migrates a database and ends without a warning before one of its statements:
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
