import {
  type ChargebackOutcome,
  chargebackOutcomes,
  chargebackStatuses,
} from '@pasarela/contracts/statuses/chargeback-status';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { transactionsWords } from '#components/list/transactions-words.ts';
import {
  asksForChargebacks,
  type TransactionsSearch,
} from '#features/transactions/list/transactions-search.ts';
import type { Language } from '#i18n/language.ts';

type Words = typeof transactionsWords.es.filters;

const outcomesText = (outcomes: readonly ChargebackOutcome[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(
    outcomes.map((outcome) => chargebackStatuses[outcome].label[language].toLowerCase()),
  );

/** What the list shows by its status. Status 17 asks for what has or had a chargeback, however that stands. */
export const statusFilterText = (
  { idStatus, statusChargeBack }: Pick<TransactionsSearch, 'idStatus' | 'statusChargeBack'>,
  words: Words,
  language: Language,
): string => {
  if (idStatus === 0) return words.allStatuses;
  if (!asksForChargebacks(idStatus)) return transactionStatuses[idStatus].label[language];
  const isPart = statusChargeBack.length > 0 && statusChargeBack.length < chargebackOutcomes.length;
  return isPart ? words.chargebackIs(outcomesText(statusChargeBack, language)) : words.withChargeback;
};
