import { shownCard } from '@pasarela/contracts/fraud/blacklist-cards';
import type { FraudField } from '@pasarela/contracts/fraud/fraud-fields';
import type { TransactionDetail } from '@pasarela/contracts/transactions/transaction-schema';

export type BlacklistChoice = { readonly field: FraudField; readonly value: string };

/** What of a transaction can be put on the blacklist, as it is shown. */
export const blacklistChoices = ({
  custormerEmail,
  payerIp,
  cardBrand,
  account,
}: Pick<
  TransactionDetail,
  'custormerEmail' | 'payerIp' | 'cardBrand' | 'account'
>): readonly BlacklistChoice[] => [
  ...(custormerEmail === '' ? [] : [{ field: 'email', value: custormerEmail } as const]),
  ...(payerIp === null ? [] : [{ field: 'ip', value: payerIp } as const]),
  ...(cardBrand === null || account === null
    ? []
    : [{ field: 'card', value: shownCard(cardBrand, account.slice(-4)) } as const]),
];
