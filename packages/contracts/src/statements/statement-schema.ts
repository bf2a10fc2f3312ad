import { z } from 'zod';
import { WireDaySchema } from '../dates/dates.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { type LedgerTransferKind, ledgerTransfers } from '../ledger/ledger-accounts.ts';
import { AmountSchema } from '../money/money.ts';
import { StatementPeriodSchema } from './statement-period.ts';

export const ledgerTransferKinds = Object.keys(ledgerTransfers) as readonly LedgerTransferKind[];

export const statementLanguages = ['es', 'en'] as const;
export type StatementLanguage = (typeof statementLanguages)[number];

const LanguageSchema = z
  .enum(statementLanguages)
  .optional()
  .meta({ description: 'Else that of Accept-Language.' });

export const ListPeriodsSchema = z.strictObject({
  companyId: RowIdSchema.optional(),
  lang: LanguageSchema,
});

export const StatementPdfQuerySchema = z.strictObject({
  companyId: RowIdSchema.optional(),
  periodo: StatementPeriodSchema.optional().meta({ description: 'The month, `YYYY-MM`; needed.' }),
  lang: LanguageSchema,
});

/** The totals of one kind of movement in a period. */
export const StatementKindSchema = z
  .object({
    kind: z.enum(ledgerTransferKinds),
    text: z.string().meta({ example: 'Venta' }),
    cargos: AmountSchema,
    abonos: AmountSchema,
  })
  .meta({ id: 'StatementKind' });
export type StatementKind = z.output<typeof StatementKindSchema>;

/** opening + abonos − cargos = opening + net − deposited = saldo, which is the opening of the next. */
export const StatementPeriodRowSchema = z
  .object({
    value: StatementPeriodSchema,
    text: z.string().meta({ example: 'Noviembre de 2026' }),
    openingBalance: AmountSchema.meta({ description: 'The balance when the period begins.' }),
    cargos: AmountSchema.meta({
      description: 'What was taken from the balance: refunds, fees, IVA, chargebacks, deposits.',
    }),
    abonos: AmountSchema.meta({ description: 'What was added to it: sales and chargebacks won.' }),
    saldo: AmountSchema.meta({
      description:
        'The balance when the period ends; of the running month, now. It is what is to be deposited; less than nothing, what is to be deducted from later deposits.',
    }),
    net: AmountSchema.meta({ description: 'Credits less charges, deposits aside.' }),
    deposited: AmountSchema.meta({ description: "What deposits paid out to the merchant's bank." }),
    provisional: z.boolean().meta({ description: 'The month still runs: its figures may change.' }),
    initDate: WireDaySchema,
    endDate: WireDaySchema,
    kinds: z.array(StatementKindSchema).meta({ description: 'The same, by kind of movement.' }),
  })
  .meta({ id: 'StatementPeriod' });
export type StatementPeriodRow = z.output<typeof StatementPeriodRowSchema>;
