import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storedColumns } from '../../apps/api/src/generated/stored-tables.ts';
import { wrongFiles } from './changed-types.ts';
import { root } from './check-steps.ts';
import { sqlTemplatesOf } from './sql-templates.ts';
import { statementProblems, type Tables } from './statement-problems.ts';

const tables: Tables = {
  accounts: { id: { column: 'id', kind: 'number' }, businessId: { column: 'business_id', kind: 'number' } },
  payments: {
    id: { column: 'id', kind: 'number' },
    accountId: { column: 'account_id', kind: 'number' },
    emailKey: { column: 'email_key', kind: 'text' },
    isOpen: { column: 'is_open', kind: 'boolean' },
    paidAt: { column: 'paid_at', kind: 'instant' },
  },
  refunds: {
    id: { column: 'id', kind: 'number' },
    accountId: { column: 'account_id', kind: 'number' },
    paymentId: { column: 'payment_id', kind: 'number' },
  },
};

/** `?` stands for a value. */
const problemsOf = (statement: string): readonly string[] =>
  statementProblems(sqlTemplatesOf(`sql\`${statement.replaceAll('?', '$' + '{value}')}\``), tables, {
    exceptions: [],
    aliases: [],
  }).map(({ problem }) => problem);

it.each([
  ['select id, paid_at from payments where account_id = ? and id = ?'],
  ['update payments set is_open = ? where account_id = ?'],
  ['insert into refunds (account_id, id, payment_id) values (?, ?, ?)'],
  [
    'select p.id, r.id as refund from payments p join refunds r on r.account_id = p.account_id and r.payment_id = p.id where p.account_id = ?',
  ],
  [
    'with recent as (select id, email_key from payments where account_id = ?) select count(*) as total from recent',
  ],
])('lets %s pass', (statement) => {
  expect(problemsOf(statement)).toEqual([]);
});

it.each([
  ['select id, mail from payments where account_id = ?', 'mail is no column of payments'],
  ['select p.mail from payments p where p.account_id = ?', 'payments has no column mail'],
  ['select q.id from payments p where p.account_id = ?', 'no table is called q'],
  ['update payments set mail = ? where account_id = ?', 'mail is no column of payments'],
  ['select id from payments where id = ?', 'names no account'],
  ['delete from payments where paid_at < ?', 'names no account'],
  [
    'select p.id from payments p join refunds r on r.payment_id = p.id where p.account_id = ?',
    'names no account for refunds r',
  ],
  ['select id from payments where account_id = ? and is_open = 1', 'is_open is true or false, not a number'],
])('finds in %s that %s', (statement, problem) => {
  expect(problemsOf(statement)).toContain(problem);
});

it.each([
  ['and id in (select payment_id from refunds where account_id = ? limit ?)', 'in (select'],
  ['order by +paid_at', '+p'],
  ['and max(paid_at, ?) > 1', 'max(paid_at,'],
  ['and rowid = ?', 'rowid'],
  ["and instr(email_key, 'a') > 0", 'instr('],
  ['and email_key collate nocase = ?', 'collate'],
  ['and cast(? as integer) > paid_at', 'cast('],
  ['for update', 'for update'],
  ['and paid_at::int > 0', '::'],
])('refuses what suits one engine alone: %s', (words, found) => {
  const problems = problemsOf(`select id from payments where account_id = ? ${words}`);
  expect(problems.filter((problem) => problem.includes('suits one engine alone'))[0]).toContain(found);
});

/** Every statement of the API that is wrong once a column has another name, by its file. */
const brokenBy = (table: keyof typeof storedColumns, field: string): Readonly<Record<string, number>> => {
  const renamed: Tables = {
    ...(storedColumns as Tables),
    [table]: { ...(storedColumns[table] as Tables[string]), [field]: { column: 'renamed', kind: 'text' } },
  };
  const sources = join(root, 'apps/api/src');
  const files = globSync('{core,features,sandbox,seed}/**/*-repository.ts', { cwd: sources });
  return Object.fromEntries(
    files.toSorted().flatMap((file) => {
      const templates = sqlTemplatesOf(readFileSync(join(sources, file), 'utf8'));
      const options = { exceptions: [], aliases: [] };
      const before = statementProblems(templates, storedColumns as Tables, options).length;
      const after = statementProblems(templates, renamed, options).length;
      return after > before ? [[file.replaceAll('\\', '/'), after - before]] : [];
    }),
  );
};

it('a field that has another name breaks every statement that reads or writes it', () => {
  expect(brokenBy('emails', 'recipients')).toEqual({
    'core/outbox/emails/emails-repository.ts': 1,
    'features/emails/emails-list-repository.ts': 1,
  });
  expect(brokenBy('account_states', 'clockTarget')).toEqual({
    'core/account/accounts-repository.ts': 5,
    'core/due-work/due-work-repository.ts': 1,
    'sandbox/sandbox-reset-repository.ts': 1,
  });
  expect(brokenBy('subscriptions', 'modifiedAt')).toEqual({
    'core/subscriptions/subscriptions-repository.ts': 1,
    'features/subscriptions/reprocess-repository.ts': 1,
    'features/subscriptions/subscriptions-list-repository.ts': 1,
  });
});

it('… and every insert of it no longer compiles', () => {
  const folder = join(root, 'apps/api/src/core');
  const files = [
    'outbox/emails/email-outbox.ts',
    'outbox/emails/emails-repository.ts',
    'ledger/settlements.ts',
  ].map((file) => join(folder, file));
  const renamed = {
    file: 'apps/api/src/generated/stored-tables.ts',
    text: (source: string) => source.replaceAll('readonly recipients:', 'readonly addressees:'),
  };
  expect(wrongFiles('apps/api', files, renamed)).toEqual([
    'apps/api/src/core/outbox/emails/email-outbox.ts',
    'apps/api/src/core/outbox/emails/emails-repository.ts',
  ]);
});
