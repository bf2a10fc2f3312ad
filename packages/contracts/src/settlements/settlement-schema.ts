import { z } from 'zod';
import { InstantSchema, WireDaySchema } from '../dates/dates.ts';
import { pagedRowShape } from '../http/answers.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { pageShape, sortShape } from '../http/list-query.ts';
import { type LedgerTransferKind, ledgerTransfers } from '../ledger/ledger-accounts.ts';
import { AmountSchema } from '../money/money.ts';

const transferKinds = Object.keys(ledgerTransfers) as [LedgerTransferKind, ...LedgerTransferKind[]];

/** The kinds of transfer that make a movement of a settlement, each with the charges that were booked with it. */
export const settlementMovementKinds = [
  'sale',
  'refund',
  'chargeback',
  'chargebackReturn',
  'chargebackFee',
] as const satisfies readonly LedgerTransferKind[];
export type SettlementMovementKind = (typeof settlementMovementKinds)[number];

const settlementShape = {
  idConciliation: z.int().meta({ example: 27 }),
  date: InstantSchema.meta({ description: "When it was paid out, by the account's clock." }),
  amount: AmountSchema.meta({ description: "What was paid out to the merchant's bank." }),
  payments: z.int().meta({ description: 'Payments that it holds.' }),
  gross: AmountSchema.meta({ description: 'What its payments came to.' }),
  commission: AmountSchema.meta({ description: 'Fees with their IVA, those of chargebacks included.' }),
  returned: AmountSchema.meta({
    description: 'Refunds and chargebacks, less the chargebacks that were won.',
  }),
  initDate: WireDaySchema.nullable().meta({
    description: 'The first day whose movements it holds; null for the first deposit.',
  }),
  endDate: WireDaySchema.meta({ description: 'The last day whose movements it holds.' }),
};

/** A row of the list of settlements. */
export const SettlementRowSchema = z
  .object({
    ...settlementShape,
    ...pagedRowShape,
    totalAmount: AmountSchema.meta({ description: 'What all that match the filters paid out.' }),
  })
  .meta({ id: 'SettlementRow' });
export type SettlementRow = z.output<typeof SettlementRowSchema>;

/** A settlement with what it is made of: opening + abonos − cargos = amount + closing. */
export const SettlementDetailSchema = z
  .object({
    ...settlementShape,
    opening: AmountSchema.meta({
      description: 'What the deposit before left over: less than nothing where it could not be deducted.',
    }),
    closing: AmountSchema.meta({ description: 'What this one leaves over for the next.' }),
    kinds: z
      .array(
        z.object({
          kind: z.enum(transferKinds),
          text: z.string().meta({ example: 'Venta' }),
          cargos: AmountSchema,
          abonos: AmountSchema,
        }),
      )
      .meta({ description: 'What its movements come to, by kind.' }),
  })
  .meta({ id: 'SettlementDetail' });
export type SettlementDetail = z.output<typeof SettlementDetailSchema>;

/** A movement of a settlement: a sale, a refund, a chargeback, with the fee and VAT that were booked with it. */
export const SettlementMovementSchema = z
  .object({
    id: z.int().meta({ description: 'Of the movement, in the ledger.' }),
    date: InstantSchema,
    kind: z.enum(settlementMovementKinds),
    text: z.string().meta({ example: 'Venta' }),
    idTransaction: z.int().meta({ example: 1024 }),
    referenceNumber: z.string().meta({ example: 'PEDIDO-1042' }),
    custormerName: z.string().meta({ example: 'Ana López' }),
    custormerEmail: z.string().meta({ example: 'ana.lopez@example.com' }),
    amount: AmountSchema.meta({ description: 'Of the movement; less than nothing where it was taken back.' }),
    commission: AmountSchema.meta({ description: 'The fee with its IVA, booked with it.' }),
    total: AmountSchema.meta({ description: 'What it changed in the deposit.' }),
    ...pagedRowShape,
  })
  .meta({ id: 'SettlementMovement' });
export type SettlementMovement = z.output<typeof SettlementMovementSchema>;

const filterShape = {
  idCompany: RowIdSchema.optional(),
  idConciliation: RowIdSchema.optional().meta(words('El depósito.', 'The deposit.')),
  initDate: WireDaySchema.optional().meta(
    words('Depositados desde este día.', 'Deposited from this day on.'),
  ),
  endDate: WireDaySchema.optional().meta(
    words('Depositados hasta este día, incluido.', 'Deposited up to this day, included.'),
  ),
};

/** The columns that order the list of settlements. */
export const settlementSorts = ['date', 'amount'] as const;
export type SettlementSort = (typeof settlementSorts)[number];

export const ListSettlementsSchema = z.strictObject({
  ...filterShape,
  ...pageShape,
  ...sortShape(settlementSorts),
});
export type ListSettlements = z.output<typeof ListSettlementsSchema>;
export type SettlementFilter = Pick<ListSettlements, 'idConciliation' | 'initDate' | 'endDate'>;

export const SettlementParamsSchema = z.strictObject({ idConciliation: RowIdSchema });

export const ListSettlementMovementsSchema = z.strictObject({
  idCompany: RowIdSchema.optional(),
  ...pageShape,
});

/** The columns of the report: a line for each movement of the settlements. `translations` renames their headings. */
export const settlementReportColumns = [
  'idConciliation',
  'depositDate',
  'date',
  'kind',
  'idTransaction',
  'referenceNumber',
  'custormerName',
  'custormerEmail',
  'amount',
  'commission',
  'total',
] as const;
export type SettlementReportColumn = (typeof settlementReportColumns)[number];

export const ReportSettlementsQuerySchema = z.strictObject(filterShape);

export const ReportSettlementsBodySchema = z.strictObject({
  translations: z
    .strictObject(
      Object.fromEntries(settlementReportColumns.map((c) => [c, z.string().max(80).optional()])) as Record<
        SettlementReportColumn,
        z.ZodOptional<z.ZodString>
      >,
    )
    .optional()
    .meta({ description: 'Headings of the columns.' }),
});
