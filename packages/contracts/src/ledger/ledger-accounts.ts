import type { Words } from '../words/words.ts';

/** The accounts of the ledger. Every transfer debits one and credits another by the same amount. */
export const ledgerAccounts = {
  /** The acquirer's debt to us: sales, less the amounts that it took back. */
  acquirer: { label: { es: 'Adquirente', en: 'Acquirer' } },
  /** Our debt to the merchant, whose balance is credits less debits. */
  merchant: { label: { es: 'Saldo del comercio', en: 'Merchant balance' } },
  fees: { label: { es: 'Comisiones', en: 'Fees' } },
  tax: { label: { es: 'IVA por pagar', en: 'IVA payable' } },
  /** The amounts paid out to the merchant's bank. */
  bank: { label: { es: 'Banco', en: 'Bank' } },
} as const satisfies Record<string, { label: Words }>;
export type LedgerAccount = keyof typeof ledgerAccounts;

type TransferEntry = { readonly debit: LedgerAccount; readonly credit: LedgerAccount; readonly label: Words };

/** Everything that moves money, and between which accounts. */
export const ledgerTransfers = {
  sale: { debit: 'acquirer', credit: 'merchant', label: { es: 'Venta', en: 'Sale' } },
  fee: { debit: 'merchant', credit: 'fees', label: { es: 'Comisión', en: 'Fee' } },
  tax: { debit: 'merchant', credit: 'tax', label: { es: 'IVA de la comisión', en: 'IVA on the fee' } },
  refund: { debit: 'merchant', credit: 'acquirer', label: { es: 'Reembolso', en: 'Refund' } },
  chargeback: { debit: 'merchant', credit: 'acquirer', label: { es: 'Contracargo', en: 'Chargeback' } },
  chargebackReturn: {
    debit: 'acquirer',
    credit: 'merchant',
    label: { es: 'Contracargo ganado', en: 'Chargeback won' },
  },
  chargebackFee: {
    debit: 'merchant',
    credit: 'fees',
    label: { es: 'Cargo por contracargo', en: 'Chargeback fee' },
  },
  chargebackTax: {
    debit: 'merchant',
    credit: 'tax',
    label: { es: 'IVA del cargo por contracargo', en: 'IVA on the chargeback fee' },
  },
  settlement: { debit: 'merchant', credit: 'bank', label: { es: 'Depósito', en: 'Deposit' } },
} as const satisfies Record<string, TransferEntry>;
export type LedgerTransferKind = keyof typeof ledgerTransfers;
