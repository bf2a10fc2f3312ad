import type { BlacklistEntry } from '@pasarela/contracts/fraud/blacklist-schema';
import { fraudFieldOf } from '@pasarela/contracts/fraud/fraud-fields';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { CardLabel } from '#components/payment/card-label.tsx';
import { StatusBadge } from '#components/status/status-badge.tsx';

/** The value of an entry: an e-mail, an IP address, or the known digits of a card. */
export const BlacklistValue = ({ entry }: { readonly entry: BlacklistEntry }) =>
  fraudFieldOf(entry.fieldRulesId) === 'card' ? <CardLabel text={entry.value} /> : entry.value;

export const ActiveBadge = ({ active }: { readonly active: boolean }) => {
  const words = useFraudWords().blacklist;
  return <StatusBadge colour={active ? 'green' : null} label={active ? words.active : words.inactive} />;
};
