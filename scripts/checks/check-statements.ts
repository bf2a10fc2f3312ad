// Every statement of the API names columns that the model has, its account, and no word of one engine alone.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './check-steps.ts';
import { sqlTemplatesOf } from './sql-templates.ts';
import { type Exception, statementProblems, type Tables } from './statement-problems.ts';

/** What names no account, and why. A statement that is no longer there fails the check as well. */
const exceptions: readonly Exception[] = [
  {
    file: 'core/account/directory-repository.ts',
    begins: 'select account_id from directory_entries',
    why: 'This is how an account is found.',
  },
  {
    file: 'core/access/access-repository.ts',
    begins: 'select a.id, a.business_id, a.environment, m.role',
    why: 'The account of a business is found by its member.',
  },
  {
    file: 'features/accounts/users-repository.ts',
    begins: 'select a.business_id, a.id as account_id, s.clock_offset',
    why: 'The accounts of businesses are found by their member.',
  },
  {
    file: 'core/due-work/due-work-repository.ts',
    begins: 'select s.account_id as id from account_states s',
    why: 'The timer looks for accounts whose clocks have passed something.',
  },
  {
    file: 'core/outbox/emails/emails-repository.ts',
    begins: 'select e.account_id, e.id, e.recipients',
    why: 'E-mails are sent in the order in which they fall due, of whatever account. Each is claimed in its own.',
  },
  {
    file: 'core/outbox/webhooks/webhook-messages-repository.ts',
    begins: 'with recursive lanes (lane)',
    why: 'Results are delivered lane by lane, of whatever account. Each lane is claimed in its own.',
  },
  {
    file: 'core/outbox/webhooks/account-settings-repository.ts',
    begins: 'select account_id, webhook_secret from account_settings',
    why: "A start compares the deployment's secret with what was sealed with it.",
  },
  {
    file: 'sandbox/isolated-accounts-repository.ts',
    begins: 'select a.id, a.business_id, b.name, k.identifier',
    why: 'An API key lists the accounts that it made: the statement names the key and its account as their maker.',
  },
  {
    file: 'core/transactions/transaction-terms-repository.ts',
    begins: 'select account_id, terms_reach,',
    why: 'A start looks for accounts that an earlier version restored without terms. Each is filled in its own.',
  },
  {
    file: 'core/transactions/transaction-terms-repository.ts',
    begins: 'select account_id from account_states where exists',
    why: 'A start looks for accounts whose payments lack terms. Each is filled in its own.',
  },
  {
    file: 'features/payment-links/payment-links-repository.ts',
    begins: 'select distinct account_id from payment_links',
    why: 'Looks for accounts that have e-mails to write. Each is written in its own.',
  },
  {
    file: 'features/settings/settings-repository.ts',
    begins: 'select a.environment, k.identifier, k.created_at,',
    why: 'The keys of both accounts of a business are shown together.',
  },
  {
    file: 'sandbox/snapshot-repository.ts',
    begins: 'select id_leases from account_states',
    why: 'A restored row gets no id that another account may still give out.',
  },
];

const [folder = root] = process.argv.slice(2);
const sources = join(folder, 'apps/api/src');
const generated: { readonly storedColumns: Tables } = await import(
  pathToFileURL(join(sources, 'generated/stored-tables.ts')).href
);

const files = globSync('**/*.ts', { cwd: sources })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|^generated\/|^database\//.test(file));
const ofLists = [
  { table: 'transactions', alias: 't' },
  { table: 'transactions', alias: 'transactions' },
  { table: 'chargebacks', alias: 'c' },
  { table: 'subscriptions', alias: 's' },
  { table: 'card_tokens', alias: 'c' },
  { table: 'settlements', alias: 'batch' },
  { table: 'ledger_transfers', alias: 'moved' },
];
const unused = new Set(exceptions);
let statements = 0;
let failures = 0;
for (const file of files) {
  const templates = sqlTemplatesOf(readFileSync(join(sources, file), 'utf8'));
  const own = exceptions.filter((exception) => exception.file === file);
  for (const exception of own)
    if (templates.some(({ text }) => text.startsWith(exception.begins))) unused.delete(exception);
  for (const { line, problem } of statementProblems(templates, generated.storedColumns, {
    exceptions: own,
    // What a report reads of a table stands beside its cells, and is put into the statement of the list.
    aliases: file.startsWith('reports/') ? ofLists : [],
  })) {
    process.stdout.write(`apps/api/src/${file}:${line}: ${problem}\n`);
    failures += 1;
  }
  statements += templates.length;
}
if (folder === root)
  for (const { file, begins } of unused) {
    process.stdout.write(`apps/api/src/${file}: no statement begins with "${begins}"\n`);
    failures += 1;
  }
process.stdout.write(`${statements} statements and parts of statements, ${failures} problems\n`);
process.exitCode = failures === 0 ? 0 : 1;
