import { journey } from './proofs.ts';
import { line } from './specification-line.ts';

/** Section 2, screen behaviour: subscriptions, paid leagues, chargebacks, fraud, users, account, help, statement. */
export const merchantScreenLines = [
  line(
    'D 2 Statement: a period is selected',
    journey('statement', "in es: a month is chosen, its figures are the ledger's"),
    journey('statement', "in en: a month is chosen, its figures are the ledger's"),
  ),
  line(
    'D 2 Statement: its totals are shown',
    journey('statement', "in es: a month is chosen, its figures are the ledger's"),
    journey('statement', 'the months lead to their figures'),
  ),
  line('D 2 Statement: its PDF is downloaded', journey('statement', 'and its PDF is downloaded and read')),
];
