import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import type { PaymentLinkBatch } from '@pasarela/contracts/payment-links/payment-link-schema';
import { CallError } from '#api/call-error.ts';
import { uploadOperation } from '#api/call-operation.ts';
import { sheetFiles } from '#features/payment-links/sheet/link-csv.ts';
import type { Sheet } from '#features/payment-links/sheet/link-sheet.ts';

/** A sheet that is sent. */
export type SentSheet = {
  readonly written: Sheet;
  /** The open payments that the user agreed to replace. */
  readonly agreed?: readonly OpenPayment[];
};

/** The created links, or the open payments that the user must agree to replace first. */
export type BatchMade =
  | { readonly kind: 'made'; readonly batch: PaymentLinkBatch }
  | { readonly kind: 'question'; readonly open: readonly OpenPayment[] };

type Making = {
  readonly idCompany: number;
  /** The open payments that hold a reference of the sheet, as of now. */
  readonly findOpen: () => Promise<readonly OpenPayment[]>;
  readonly onSent: (share: number) => void;
};

/**
 * Creates the links of a sheet. Asks before open payments are replaced; if the server finds a payment that was opened after that,
 * it asks again.
 */
export const makeBatch = async (
  { written, agreed }: SentSheet,
  { idCompany, findOpen, onSent }: Making,
): Promise<BatchMade> => {
  const open = agreed ?? (await findOpen());
  if (!agreed && open.length > 0) return { kind: 'question', open };
  const replaces = JSON.stringify(open.map(({ idTransaction }) => idTransaction));
  const files = [...sheetFiles(written)];
  try {
    const request = { body: { idCompany, replaces }, files };
    return { kind: 'made', batch: await uploadOperation('createPaymentLinkBatch', request, onSent) };
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'open_payments_replaced') throw error;
    const found = await findOpen();
    if (found.length === 0) throw error;
    return { kind: 'question', open: found };
  }
};
