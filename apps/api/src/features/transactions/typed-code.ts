import type { TransactionFilter } from '@pasarela/contracts/transactions/transaction-schema';
import { findByCode } from '#core/transactions/transactions-repository.ts';
import type { Queries } from '#database/queries.ts';

const codeForm = /^trx_\w+$/;

/** The filter with a typed transaction code replaced by the number of its transaction; unchanged where there is none of that code. */
export const withTypedCode = async <Filter extends TransactionFilter>(
  queries: Queries,
  accountId: number,
  filter: Filter,
): Promise<Filter> => {
  const code = filter.search?.trim() ?? '';
  if (filter.idTransaction !== undefined || !codeForm.test(code)) return filter;
  const row = await findByCode(queries, accountId, code);
  return row ? { ...filter, search: undefined, idTransaction: row.id } : filter;
};
