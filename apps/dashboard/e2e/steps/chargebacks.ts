import type { ChargebackRow } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { type APIRequestContext, expect } from '@playwright/test';
import { type DemoBusiness, userOfRole } from './demo-people.ts';
import { sharedToken } from './sessions.ts';

const asAdmin = async (request: APIRequestContext, business: DemoBusiness) => ({
  Authorization: `Bearer ${await sharedToken(request, userOfRole.Admin)}`,
  Company: String(business.id),
});

/** Chargebacks as the API has them, for what a journey compares or starts from. */
export const findChargebacks = async (
  request: APIRequestContext,
  business: DemoBusiness,
): Promise<ChargebackRow[]> => {
  const answer = await request.get('/api/chargeback', {
    headers: await asAdmin(request, business),
    params: { rowsOfPage: 100 },
  });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { data: ChargebackRow[] }).data;
};

/** A payment is disputed behind the back of whoever looks at it. */
export const disputeElsewhere = async (
  request: APIRequestContext,
  business: DemoBusiness,
  transactionNumber: string,
  amount?: number,
): Promise<void> => {
  const answer = await request.post('/api/chargeback/simulate', {
    headers: await asAdmin(request, business),
    data: { idTransaction: Number(transactionNumber), reason: 'not_received', amount },
  });
  expect(answer.status()).toBe(200);
};

/** A PDF as a browser would upload it. */
export const pdfFile = (name: string, text = '') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n%${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`),
});

/** A chargeback that waits for evidence, one that has it, and one that is decided: by their transactions. */
export const findSampleChargebacks = async (request: APIRequestContext, business: DemoBusiness) => {
  const rows = await findChargebacks(request, business);
  const one = (wanted: (row: ChargebackRow) => boolean): number => {
    const row = rows.find(wanted);
    if (!row) throw new Error('the demo lacks a chargeback');
    return row.idTransaction;
  };
  const isOpen = ({ statusChargeBack }: ChargebackRow): boolean => statusChargeBack === 'In Process';
  return {
    open: one((row) => isOpen(row) && row.proofDate === null),
    proven: one((row) => isOpen(row) && row.proofDate !== null),
    decided: one((row) => !isOpen(row) && row.proofDate !== null),
  };
};
