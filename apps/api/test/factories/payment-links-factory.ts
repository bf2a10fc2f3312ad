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
import { newReference } from './payments-factory.ts';

export type SentLink = z.input<typeof CreatePaymentLinkSchema>;

/** A link of 350.50 that can be paid for years, changed where a test says so. */
export const linkOf = (changes: Partial<SentLink> = {}): SentLink => ({
  referenceNumber: newReference(),
  email: 'ana.lopez@example.com',
  amount: 350.5,
  currency: 'MXN',
  expirationDate: '2030/12/31',
  ...changes,
});

/** Six payments of 500.00: now, on 15 December 2026, and each month after that. */
export const installmentsOf = (changes: Partial<SentLink> = {}): SentLink =>
  linkOf({
    amount: 500,
    typeFrequency: 'isInstallments',
    paymentProcess: {
      subscription: { numberOfPays: 6, nextPaymentDate: '2026/12/15', frequency: 'Monthly' },
    },
    ...changes,
  });

/** Rows of cells as a file: headings first, everything between quotation marks. */
export const csvOf = (rows: readonly (readonly string[])[], separator = ','): string =>
  `${rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n')}\r\n`;

const cellOf = (link: ReadLink, field: LinkField): string => String(link[field] ?? '');

/** Links as the lines of a file. */
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
