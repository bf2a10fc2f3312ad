import { chargebackOutcomeOf, chargebackStatuses } from '@pasarela/contracts/statuses/chargeback-status';
import { StatusBadge } from '#components/status/status-badge.tsx';
import { useStatusWords } from '#components/status/status-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

/**
 * A badge for a won chargeback, shown next to the transaction's status, which does not tell it. Open and lost chargebacks have a
 * transaction status of their own.
 */
export const WonChargebackBadge = ({
  idStatusChargeBack,
}: {
  readonly idStatusChargeBack: number | null;
}) => {
  const words = useStatusWords();
  const [language] = useLanguage();
  if (chargebackOutcomeOf(idStatusChargeBack) !== 'won') return null;
  const { colour, label } = chargebackStatuses.won;
  return <StatusBadge colour={colour} label={words.chargeback(label[language])} />;
};
