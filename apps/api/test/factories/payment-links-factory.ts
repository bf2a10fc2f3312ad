import {
  type LinkField,
  linkFields,
  type ReadLink,
} from '@pasarela/contracts/payment-links/payment-link-fields';
import {
  type CreatePaymentLinkSchema,
  readPayload,
} from '@pasarela/contracts/payment-links/payment-link-schema';
import type { z } from 'zod';
import { sql } from '#database/sql.ts';
import type { TestApp } from '../build-test-app.ts';
import { newReference } from './payments-factory.ts';
import { createTransaction, type MadeTransaction } from './transactions-factory.ts';

export type SentLink = z.input<typeof CreatePaymentLinkSchema>;

/** A payment link of 350.50 that is valid for years, with changes. */
export const linkOf = (changes: Partial<SentLink> = {}): SentLink => ({
  referenceNumber: newReference(),
  email: 'ana.lopez@example.com',
  amount: 350.5,
  currency: 'MXN',
  expirationDate: '2030/12/31',
  ...changes,
});

/** A link for six payments of 500.00: now, on 15 December 2026, and each month after that. */
export const installmentsOf = (changes: Partial<SentLink> = {}): SentLink =>
  linkOf({
    amount: 500,
    typeFrequency: 'isInstallments',
    paymentProcess: {
      subscription: { numberOfPays: 6, nextPaymentDate: '2026/12/15', frequency: 'Monthly' },
    },
    ...changes,
  });

/** Creates a link that is valid for years, without queueing its e-mail. */
export const createLink = async (app: TestApp, accountId: number): Promise<MadeTransaction> => {
  const transaction = await createTransaction(app, accountId, 1);
  const { id, checkoutToken: token, referenceNumber } = transaction;
  const dueAt = new Date('2090-12-31T05:59:00.000Z');
  const createdAt = new Date(app.time.now);
  await app.database.unit({ outside: 'installation' }, async (unit) => {
    await unit.run(sql`update checkouts set kind = 'link', expires_at = ${dueAt} where token = ${token}`);
    await unit.run(
      sql`delete from due_work where account_id = ${accountId} and kind = 'abandonCheckout' and subject_id = ${id}`,
    );
    await unit.insert('payment_links', {
      accountId,
      token,
      referenceKey: referenceNumber.toLowerCase(),
      kind: 'none',
      amount: 10_000,
      dueAt,
      mailed: true,
      createdAt,
    });
  });
  return transaction;
};

/** Rows of cells as CSV, with every cell quoted; the first row holds the headings. */
export const csvOf = (rows: readonly (readonly string[])[], separator = ','): string =>
  `${rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n')}\r\n`;

const cellOf = (link: ReadLink, field: LinkField): string => String(link[field] ?? '');

/** A CSV file with one line for each link. */
export const linkFileOf = (
  links: readonly SentLink[],
  fileName = 'ligas.csv',
): { readonly fileName: string; readonly content: Buffer } => ({
  fileName,
  content: Buffer.from(
    csvOf([
      [...linkFields],
      ...links.map((link) => linkFields.map((field) => cellOf(readPayload(link), field))),
    ]),
  ),
});
