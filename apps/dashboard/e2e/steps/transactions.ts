import type { ListTransactions, TransactionRow } from '@pasarela/contracts/transactions/transaction-schema';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type DemoBusiness, userOfRole } from './demo-people.ts';
import { sharedToken } from './sessions.ts';

const asAdmin = async (request: APIRequestContext, business: DemoBusiness) => ({
  Authorization: `Bearer ${await sharedToken(request, userOfRole.Admin)}`,
  Company: String(business.id),
});

/** Rows of the list as the API has them, for what a journey compares or starts from. */
export const findTransactions = async (
  request: APIRequestContext,
  business: DemoBusiness,
  query: Partial<ListTransactions>,
): Promise<TransactionRow[]> => {
  const answer = await request.get('/api/transaction', {
    headers: await asAdmin(request, business),
    params: { rowsOfPage: 100, ...query },
  });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: TransactionRow[] };
  return data;
};

/** Refunds behind the back of whoever looks at it. */
export const refundElsewhere = async (
  request: APIRequestContext,
  business: DemoBusiness,
  { transactionCode, amount }: Pick<TransactionRow, 'transactionCode' | 'amount'>,
): Promise<void> => {
  const answer = await request.post('/api/transaction/Refund', {
    headers: await asAdmin(request, business),
    data: { idCompany: business.id, transactionCode, amount },
  });
  expect(answer.status()).toBe(200);
};

/** Cancels an authorization behind the back of whoever looks at it. */
export const cancelElsewhere = async (
  request: APIRequestContext,
  business: DemoBusiness,
  { transactionCode }: Pick<TransactionRow, 'transactionCode'>,
): Promise<void> => {
  const answer = await request.post('/api/transaction/cancel', {
    headers: await asAdmin(request, business),
    data: { IdCompany: business.id, transactionCode, Reason: 'Otra persona la canceló.' },
  });
  expect(answer.status()).toBe(200);
};

/** Simulates, outside of the page, that a cash payment is made. */
export const simulateElsewhere = async (
  request: APIRequestContext,
  business: DemoBusiness,
  idTransaction: number | string,
): Promise<void> => {
  const answer = await request.post(`/api/transaction/simulatecashpayment/${idTransaction}`, {
    headers: await asAdmin(request, business),
    data: {},
  });
  expect(answer.status()).toBe(200);
};

/** The calls of the list that a page makes from now on, by their queries. */
export const watchListCalls = (page: Page): URLSearchParams[] => {
  const calls: URLSearchParams[] = [];
  page.on('request', (made) => {
    const { pathname, searchParams } = new URL(made.url());
    if (pathname === '/api/transaction') calls.push(searchParams);
  });
  return calls;
};
