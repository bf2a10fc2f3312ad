import type { TestApp } from '../build-test-app.ts';

let made = 0;

/** An e-mail on the blacklist of an account; answers the number of its entry. */
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
