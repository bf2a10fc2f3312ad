import { chargebackOutcomeOf, chargebackStatuses } from '@pasarela/contracts/statuses/chargeback-status';
import {
  isTransactionStatus,
  type StatusColour,
  transactionStatuses,
} from '@pasarela/contracts/statuses/transaction-status';
import { useLanguage } from '#i18n/use-words.ts';
import { useStatusWords } from './status-words.ts';

const tints = {
  green: 'bg-success-soft text-success',
  orange: 'bg-warning-soft text-warning',
  red: 'bg-danger-soft text-danger',
  cyan: 'bg-info-soft text-info',
} as const satisfies Record<StatusColour, string>;

const inks = {
  green: 'text-success',
  orange: 'text-warning',
  red: 'text-danger',
  cyan: 'text-info',
} as const satisfies Record<StatusColour, string>;

/** Shows only the dot, if the status name is shown next to it. */
export const StatusDot = ({ colour }: { readonly colour: StatusColour }) => (
  <span aria-hidden="true" className={`size-1.5 shrink-0 rounded-full bg-current ${inks[colour]}`} />
);

type StatusBadgeProps = {
  /** Null for a status that the catalogue does not have. */
  readonly colour: StatusColour | null;
  readonly label: string;
  /** Beside what matters more: without its tint, the colour in the dot alone. */
  readonly isQuiet?: boolean;
};

const pill = 'rounded-full px-2 py-0.5 font-medium';

/** A status: a dot and a word, softly tinted. */
export const StatusBadge = ({ colour, label, isQuiet = false }: StatusBadgeProps) => (
  <span
    className={`inline-flex items-center gap-1.5 align-middle text-12 whitespace-nowrap ${
      isQuiet ? 'text-ink-soft' : `${pill} ${colour === null ? 'bg-sunken text-ink-soft' : tints[colour]}`
    }`}
  >
    <span
      aria-hidden="true"
      className={`size-1.5 shrink-0 rounded-full bg-current ${isQuiet && colour ? inks[colour] : ''}`}
    />
    {label}
  </span>
);

type TransactionStatusBadgeProps = {
  readonly statusId: number;
  /** The name on the wire, shown where the catalogue does not know the id. */
  readonly name: string;
};

export const TransactionStatusBadge = ({ statusId, name }: TransactionStatusBadgeProps) => {
  const [language] = useLanguage();
  if (!isTransactionStatus(statusId)) return <StatusBadge colour={null} label={name} />;
  const { colour, label } = transactionStatuses[statusId];
  return <StatusBadge colour={colour} label={label[language]} />;
};

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
