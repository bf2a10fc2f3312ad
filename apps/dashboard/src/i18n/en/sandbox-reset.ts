import type { sandboxResetWords as Spanish } from '../es/sandbox-reset.ts';

export const sandboxResetWords: typeof Spanish = {
  more: 'More sandbox actions',
  open: 'Reset sandbox…',
  title: 'Reset sandbox',
  loading: 'Counting what the account holds',
  failed: 'What the account holds could not be counted',
  sentence: (contents, business) =>
    `This deletes ${contents} of ${business} in the sandbox, and sets the account's clock back to real time.`,
  nothing: (business) =>
    `${business} has nothing to delete in the sandbox. The account's clock is set back to real time.`,
  stays: 'Keys, settings and users stay. This cannot be undone.',
  counts: {
    transactions: (n, count) => (n === 1 ? '1 transaction' : `${count} transactions`),
    subscriptions: (n, count) => (n === 1 ? '1 subscription' : `${count} subscriptions`),
    cardTokens: (n, count) => (n === 1 ? '1 card token' : `${count} card tokens`),
    webhooks: (n, count) => (n === 1 ? '1 webhook' : `${count} webhooks`),
    requests: (n, count) => (n === 1 ? '1 request' : `${count} requests`),
  },
  and: ' and ',
  reseed: 'Fill it with demo data again',
  confirm: (business) => `Type “${business}” to confirm`,
  wrongName: 'That is not the name of the business.',
  submit: 'Empty the account',
  submitReseed: 'Empty and fill the account',
  running: 'Emptying…',
  emptied: 'The sandbox account is empty',
  seeded: (count) => `The sandbox account has ${count} demo transactions`,
  notMade: 'The sandbox account could not be emptied',
};
