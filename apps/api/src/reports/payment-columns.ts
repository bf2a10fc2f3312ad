import { cardBrandNames, cardBrands, maskCard } from '@pasarela/contracts/card-numbers/card-brands';
import { paymentMethodIds, paymentMethods } from '@pasarela/contracts/payment-methods/payment-methods';
import { isTransactionStatus, transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import type { Language } from '@pasarela/contracts/words/words';
import { type Sql, sql } from '#database/sql.ts';
import { labelCellsOf } from './catalogue-cells.ts';
import { amountCell, momentCell, textCell } from './csv.ts';
import { type RowOf, read } from './report-reads.ts';

/** Formats a card for a report: its first six and last four digits. */
export const accountCell = (
  brand: string | null,
  firstSix: string | null,
  lastFour: string | null,
): string => {
  const known = cardBrandNames.find((name) => name === brand);
  return known && firstSix && lastFour ? maskCard(firstSix, lastFour, cardBrands[known].digits) : '';
};

/** The values that both payment reports read. `of` is the table or its alias in the statement. Amounts in centavos. */
export const paymentReads = (of: Sql) =>
  ({
    id: read<number>(sql`${of}.id`),
    reference: read<string>(sql`${of}.reference_number`),
    createdAt: read<number>(sql`${of}.created_at`),
    amount: read<number>(sql`${of}.amount`),
    currency: read<string>(sql`${of}.currency`),
    email: read<string>(sql`${of}.customer_email`),
    name: read<string>(sql`${of}.customer_name`),
    status: read<number>(sql`${of}.status`),
    method: read<number | null>(sql`${of}.payment_method`),
    brand: read<string | null>(sql`${of}.card_brand`),
    firstSix: read<string | null>(sql`${of}.card_first_six`),
    lastFour: read<string | null>(sql`${of}.card_last_four`),
    authorizationCode: read<string | null>(sql`${of}.authorization_code`),
    secure3d: read<number>(sql`case when ${of}.secure_3d then 1 else 0 end`),
    code: read<string>(sql`${of}.code`),
  }) as const;

/** The catalogue texts that the cells of a payment use. */
export const paymentWordsIn = (language: Language) => ({
  statuses: labelCellsOf(
    Object.keys(transactionStatuses).map(Number).filter(isTransactionStatus),
    transactionStatuses,
    language,
  ),
  methods: labelCellsOf(paymentMethodIds, paymentMethods, language),
  yes: language === 'es' ? 'Sí' : 'Yes',
});

type Cell = (row: RowOf<ReturnType<typeof paymentReads>>, words: ReturnType<typeof paymentWordsIn>) => string;

/** The columns that the reports of transactions and of chargebacks share. */
export const paymentColumns = {
  idTransaction: ({ id }) => String(id),
  referenceNumber: ({ reference }) => textCell(reference),
  date: ({ createdAt }) => momentCell(createdAt),
  amount: ({ amount }) => amountCell(amount),
  currency: ({ currency }) => currency,
  custormerEmail: ({ email }) => textCell(email),
  custormerName: ({ name }) => textCell(name),
  status: ({ status }, { statuses }) => statuses[status] ?? '',
  paymentMethod: ({ method }, { methods }) => (method === null ? '' : (methods[method] ?? '')),
  account: ({ brand, firstSix, lastFour }) => accountCell(brand, firstSix, lastFour),
  authCode: ({ authorizationCode }) => textCell(authorizationCode),
  secure3D: ({ secure3d }, { yes }) => (secure3d === 1 ? yes : 'No'),
  transactionCode: ({ code }) => code,
} as const satisfies Readonly<Record<string, Cell>>;
