import { chargebackOutcomeOf, chargebackStatuses } from '@pasarela/contracts/statuses/chargeback-status';
import { StatusBadge } from '#components/status/status-badge.tsx';
import { useLanguage } from '#i18n/use-words.ts';

type ChargebackStatusBadgeProps = {
  readonly idStatusChargeBack: number | null;
  /** The name on the wire, shown where the catalogue does not know the id. */
  readonly name: string | null;
};

/** The status of a chargeback; nothing where there was none. */
export const ChargebackStatusBadge = ({ idStatusChargeBack, name }: ChargebackStatusBadgeProps) => {
  const [language] = useLanguage();
  const outcome = chargebackOutcomeOf(idStatusChargeBack);
  if (outcome) {
    const { colour, label } = chargebackStatuses[outcome];
    return <StatusBadge colour={colour} label={label[language]} />;
  }
  return name === null ? null : <StatusBadge colour={null} label={name} />;
};
