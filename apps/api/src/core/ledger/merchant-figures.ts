import { type LedgerTransferKind, ledgerTransfers } from '@pasarela/contracts/ledger/ledger-accounts';
import type { Centavos } from '@pasarela/contracts/money/money';
import { ledgerTransferKinds } from '@pasarela/contracts/statements/statement-schema';

export type KindTotal = { readonly kind: LedgerTransferKind; readonly amount: Centavos };

/** The amounts debited from and credited to the merchant's balance by transfers of one kind, in centavos. */
export type KindFigures = {
  readonly kind: LedgerTransferKind;
  readonly charges: Centavos;
  readonly credits: Centavos;
};

/** A transfer as a debit or a credit of the merchant's balance; settlements are debits, like fees. */
export const sidesOf = ({ kind, amount }: KindTotal): { charge: Centavos; credit: Centavos } =>
  ledgerTransfers[kind].credit === 'merchant' ? { charge: 0, credit: amount } : { charge: amount, credit: 0 };

const sum = (amounts: readonly Centavos[]): Centavos => amounts.reduce((whole, amount) => whole + amount, 0);

export const chargesOf = (totals: readonly KindTotal[]): Centavos =>
  sum(totals.map((total) => sidesOf(total).charge));

export const creditsOf = (totals: readonly KindTotal[]): Centavos =>
  sum(totals.map((total) => sidesOf(total).credit));

/** The net change of the merchant's balance by these transfers, in centavos. */
export const balanceChange = (totals: readonly KindTotal[]): Centavos =>
  creditsOf(totals) - chargesOf(totals);

/** The amount that settlements paid out to the merchant's bank, in centavos. */
export const depositedOf = (totals: readonly KindTotal[]): Centavos =>
  sum(totals.filter(({ kind }) => kind === 'settlement').map(({ amount }) => amount));

/** The net change of the merchant's balance by these transfers without settlements, in centavos. */
export const netOf = (totals: readonly KindTotal[]): Centavos => balanceChange(totals) + depositedOf(totals);

/** The debits and credits of each kind that occurs in the transfers, in the catalogue's order. */
export const figuresByKind = (totals: readonly KindTotal[]): readonly KindFigures[] =>
  ledgerTransferKinds.flatMap((kind) => {
    const own = totals.filter((total) => total.kind === kind);
    return own.length === 0 ? [] : [{ kind, charges: chargesOf(own), credits: creditsOf(own) }];
  });

/** The fees with their IVA (VAT), in centavos. */
export const commissionOf = (totals: readonly KindTotal[]): Centavos =>
  sum(
    totals
      .filter(({ kind }) => ['fees', 'tax'].includes(ledgerTransfers[kind].credit))
      .map(({ amount }) => amount),
  );

/** What was sold, before anything is taken from it, in centavos. */
export const grossOf = (totals: readonly KindTotal[]): Centavos =>
  sum(totals.filter(({ kind }) => kind === 'sale').map(({ amount }) => amount));

/** What went back to those who paid, less what was won back, in centavos: refunds and chargebacks. */
export const returnedOf = (totals: readonly KindTotal[]): Centavos =>
  grossOf(totals) - commissionOf(totals) - netOf(totals);
