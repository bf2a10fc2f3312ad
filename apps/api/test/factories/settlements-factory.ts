import type { TestApp } from '../build-test-app.ts';

let made = 0;

/** Creates a settlement that holds nothing, before every other one of the account; returns its id. */
export const createSettlement = ({ database }: TestApp, accountId: number): Promise<number> => {
  made += 1;
  const until = new Date(made * 86_400_000);
  return database.unit({ outside: 'installation' }, (unit) =>
    unit.insert('settlements', { accountId, until, amount: 0, transactions: 0, settledAt: until }),
  );
};
