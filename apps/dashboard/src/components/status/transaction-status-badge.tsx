import { isTransactionStatus, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { StatusBadge } from '#components/status/status-badge.tsx';
import { useLanguage } from '#i18n/use-words.ts';

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
