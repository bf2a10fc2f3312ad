import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import type { PaymentLinkBatch } from '@pasarela/contracts/payment-links/payment-link-schema';
import { CallError } from '#api/call-error.ts';
import { uploadOperation } from '#api/call-operation.ts';
import { sheetFiles } from '#features/payment-links/bulk/link-csv.ts';
import type { Sheet } from '#features/payment-links/bulk/link-sheet.ts';

/** A sheet that is sent. */
export type SentSheet = {
  readonly written: Sheet;
  /** The open payments that its links may replace, once that was asked. */
  readonly agreed?: readonly OpenPayment[];
};

/** The links, or what has to be asked first: the open payments that they would replace. */
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
 * Makes the links of a sheet. Before they would replace open payments it asks. The server refuses to replace a payment that was
 * opened after that: then it asks again.
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
