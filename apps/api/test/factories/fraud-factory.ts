import type { TestApp } from '../build-test-app.ts';

let made = 0;

/** Adds an e-mail to an account's blacklist; returns the id of the entry. */
export const createBlacklistEntry = ({ database, time }: TestApp, accountId: number): Promise<number> => {
  made += 1;
  const value = `listado-${made}@example.com`;
  return database.unit({ outside: 'installation' }, (unit) =>
    unit.insert('blacklist_entries', {
      accountId,
      field: 'email',
      matchKey: value,
      value,
      active: true,
      createdAt: new Date(time.now),
    }),
  );
};
