import { keepProof } from '#core/files/proof-files.ts';
import { transactionByNumber } from '#core/transactions/transaction-lookup.ts';
import { openChargeback } from '#features/chargebacks/chargeback-life.ts';
import type { TestApp } from '../build-test-app.ts';
import { rowOf } from '../table-rows.ts';
import { createTransaction, type MadeTransaction } from './transactions-factory.ts';
import { writeContext } from './write-context-factory.ts';

/** The shortest PDF that can be displayed; `text` makes it distinguishable. */
export const pdf = (text = ''): Buffer =>
  Buffer.from(
    `%PDF-1.4\n%${text}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );

/** A PDF of exactly this many bytes. */
export const pdfOf = (bytes: number): Buffer => {
  const [head, tail] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF')];
  return Buffer.concat([head, Buffer.alloc(bytes - head.length - tail.length, 0x20), tail]);
};

/** Creates a payment with a chargeback opened at the current time of the account's clock. */
export const createChargeback = async (app: TestApp, accountId: number): Promise<MadeTransaction> => {
  const made = await createTransaction(app, accountId, 2);
  const { clockOffset } = await rowOf(app.database.read, 'account_states', { accountId });
  const now = new Date(app.time.now + clockOffset);
  await app.database.unit({ outside: 'installation' }, async (unit) => {
    const row = await transactionByNumber(unit, accountId, made.id);
    await openChargeback(writeContext(app, unit, accountId, { now }), row, 'not_received');
  });
  return made;
};

/** Creates a proof file of a chargeback; returns its id. */
export const createProof = async (app: TestApp, accountId: number): Promise<string> => {
  const { id } = await createChargeback(app, accountId);
  const chargeback = await rowOf(app.database.read, 'chargebacks', { transactionId: id });
  await app.database.unit({ outside: 'installation' }, (unit) =>
    keepProof(unit, { accountId, chargebackId: chargeback.id, createdAt: new Date(app.time.now) }, [
      { fileName: 'guia.pdf', content: pdf() },
    ]),
  );
  return (await rowOf(app.database.read, 'stored_files', { chargebackId: chargeback.id })).id;
};
