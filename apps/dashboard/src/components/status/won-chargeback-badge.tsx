import { chargebackOutcomeOf, chargebackStatuses } from '@pasarela/contracts/statuses/chargeback-status';
import { StatusBadge } from '#components/status/status-badge.tsx';
import { statusWords as en } from '#i18n/en/status.ts';
import { statusWords as es } from '#i18n/es/status.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';

/**
 * A badge for a won chargeback, shown next to the transaction's status, which does not tell it. Open and lost chargebacks have a
 * transaction status of their own.
 */
export const WonChargebackBadge = ({
  idStatusChargeBack,
}: {
  readonly idStatusChargeBack: number | null;
}) => {
  const words = useWords({ es, en });
  const [language] = useLanguage();
  if (chargebackOutcomeOf(idStatusChargeBack) !== 'won') return null;
  const { colour, label } = chargebackStatuses.won;
  return <StatusBadge colour={colour} label={words.chargeback(label[language])} />;
};
