import { addDays, addMonths, day, hour, startOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import type { StatementPeriodRow } from '@pasarela/contracts/statements/statement-schema';
import type { Summary } from '@pasarela/contracts/transactions/transaction-schema';
import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import { sql } from '#database/sql.ts';
import type { LedgerTransferRow, SettlementRow } from '#generated/stored-tables.ts';
import { momentText } from '#time/moment-text.ts';
import { type HistoryWorld, historyAccount } from './histories/history-world.ts';
import { centavosOf, readPdf } from './statement-pdf.ts';

/** Charges and credits as the merchant sees them, derived from the ledger accounts of the transfer, not from its kind. */
const chargeOf = ({ debit, amount }: LedgerTransferRow): number => (debit === 'merchant' ? amount : 0);
const creditOf = ({ credit, amount }: LedgerTransferRow): number => (credit === 'merchant' ? amount : 0);
const sum = (amounts: readonly number[]): number => amounts.reduce((whole, amount) => whole + amount, 0);
const netOf = (transfers: readonly LedgerTransferRow[]): number =>
  sum(transfers.map((transfer) => creditOf(transfer) - chargeOf(transfer)));
const monthOf = ({ occurredAt }: LedgerTransferRow): string =>
  toWireDay(occurredAt.getTime()).slice(0, 7).replace('/', '-');

type Books = {
  readonly transfers: readonly LedgerTransferRow[];
  /** The current time of the account's clock. */
  readonly now: number;
  readonly get: (url: string) => Promise<unknown>;
};

/** Expects each month to end with its opening balance plus its transfers, and the next to begin with that balance. */
const expectPeriods = async ({ transfers, now, get }: Books): Promise<readonly StatementPeriodRow[]> => {
  const rows = (await get('/api/Statement/GetPeriods')) as StatementPeriodRow[];
  const [first] = transfers;
  if (!first) {
    expect(rows).toEqual([]);
    return rows;
  }
  const current = toWireDay(now).slice(0, 7).replace('/', '-');
  expect(rows[0]?.value).toBe(current);
  if (rows.length < 120) expect(rows.at(-1)?.value).toBe(monthOf(first));
  for (const [index, row] of rows.entries()) {
    const own = transfers.filter((transfer) => monthOf(transfer) === row.value);
    const before = transfers.filter((transfer) => monthOf(transfer) < row.value);
    const kinds = [...Map.groupBy(own, ({ kind }) => kind)].map(([kind, of]) => ({
      kind,
      cargos: toAmount(sum(of.map(chargeOf))),
      abonos: toAmount(sum(of.map(creditOf))),
    }));
    const byKind = (one: { readonly kind: string }, other: { readonly kind: string }): number =>
      one.kind.localeCompare(other.kind);
    const shown = row.kinds.map(({ kind, cargos, abonos }) => ({ kind, cargos, abonos }));
    expect({ ...row, kinds: shown.toSorted(byKind) }).toEqual({
      ...row,
      openingBalance: toAmount(netOf(before)),
      cargos: toAmount(sum(own.map(chargeOf))),
      abonos: toAmount(sum(own.map(creditOf))),
      saldo: toAmount(netOf(before) + netOf(own)),
      net: toAmount(netOf(own.filter(({ kind }) => kind !== 'settlement'))),
      deposited: toAmount(sum(own.filter(({ kind }) => kind === 'settlement').map(chargeOf))),
      provisional: row.value === current,
      kinds: kinds.toSorted(byKind),
    });
    const earlier = rows[index + 1];
    if (earlier) expect([row.value, row.openingBalance]).toEqual([row.value, earlier.saldo]);
  }
  expect(rows[0]?.saldo).toBe(toAmount(netOf(transfers)));
  return rows;
};

/** Expects the balance of each period to equal its transfers without settlements, and its fees to be included. */
const expectSummaries = async ({ transfers, now, get }: Books): Promise<void> => {
  const today = toWireDay(now);
  const spans = [
    ['0-D', today, today],
    ['1-D', addDays(today, -1), addDays(today, -1)],
    ['6-D', addDays(today, -6), today],
    ['1-M', addMonths(today, -1), today],
    ['3-M', addMonths(today, -3), today],
  ] as const;
  for (const [period, first, last] of spans) {
    const [from, until] = [startOfDay(first), startOfDay(addDays(last, 1))];
    const own = transfers.filter(
      ({ occurredAt, kind }) =>
        kind !== 'settlement' && occurredAt.getTime() >= from && occurredAt.getTime() < until,
    );
    const fees = own.filter(({ credit }) => credit === 'fees' || credit === 'tax');
    const summary = (await get(`/api/transaction/summary/1/${period}`)) as Summary;
    expect([period, summary.currentBalance, summary.currentBalanceCommission]).toEqual([
      period,
      toAmount(netOf(own)),
      toAmount(sum(fees.map(chargeOf))),
    ]);
    const { gross, returned, currentBalanceCommission, currentBalance } = summary;
    expect(toCentavos(gross) - toCentavos(returned) - toCentavos(currentBalanceCommission)).toBe(
      toCentavos(currentBalance),
    );
    expect(toAmount(sum(summary.methods.map(({ amount }) => toCentavos(amount))))).toBe(gross);
    expect(toAmount(sum(summary.days.map(({ net }) => toCentavos(net))))).toBe(summary.currentBalance);
    const { date, toDeposit, toDeduct } = summary.nextSettlement;
    const settlesAt = Date.parse(date);
    expect([settlesAt > now, settlesAt - now <= day, settlesAt - startOfDay(toWireDay(settlesAt))]).toEqual([
      true,
      true,
      8 * hour,
    ]);
    const midnight = startOfDay(toWireDay(settlesAt));
    const booked = transfers.filter(
      ({ occurredAt, kind }) => occurredAt.getTime() < midnight || kind === 'settlement',
    );
    expect(toCentavos(toDeposit) - toCentavos(toDeduct)).toBe(netOf(booked));
    expect(Math.min(toDeposit, toDeduct)).toBe(0);
  }
};

type Settled = Pick<SettlementRow, 'until'>;

/** Expects the settled amounts of a transaction to match its transfers and the midnights of the settlements. */
const expectDeposit = (
  { deposited, deducted, toDeposit, toDeduct }: Readonly<Record<string, string>>,
  own: readonly LedgerTransferRow[],
  settlements: readonly Settled[],
): void => {
  const parts = [
    ...Map.groupBy(own, ({ occurredAt }) => settlements.findIndex(({ until }) => occurredAt < until)),
  ];
  const settled = parts.filter(([index]) => index >= 0).map(([, transfers]) => netOf(transfers));
  const waiting = sum(parts.filter(([index]) => index < 0).map(([, transfers]) => netOf(transfers)));
  expect([deposited, deducted, toDeposit, toDeduct].map(centavosOf)).toEqual([
    sum(settled.map((part) => Math.max(0, part))),
    sum(settled.map((part) => Math.max(0, -part))),
    Math.max(0, waiting),
    Math.max(0, -waiting),
  ]);
};

/** Expects the report to match the ledger and the settlements for every transaction. */
const expectReport = ({ transfers }: Books, settlements: readonly Settled[], csv: string): void => {
  const records = parse(csv.replace(/^\ufeff/, ''), { columns: true }) as Record<string, string>[];
  const booked = Map.groupBy(transfers, ({ transactionId }) => String(transactionId));
  for (const record of records) {
    const { idTransaction = '', total, commission, refundedAmount } = record;
    const own = booked.get(idTransaction) ?? [];
    expectDeposit(record, own, settlements);
    const ofKinds = (...kinds: readonly string[]) =>
      sum(own.filter(({ kind }) => kinds.includes(kind)).map(chargeOf));
    expect([idTransaction, centavosOf(total), centavosOf(refundedAmount)]).toEqual([
      idTransaction,
      netOf(own),
      ofKinds('refund'),
    ]);
    if (own.length > 0)
      expect([idTransaction, centavosOf(commission)]).toEqual([idTransaction, ofKinds('fee', 'tax')]);
  }
  const settled = transfers.filter(({ kind }) => kind === 'settlement');
  expect(sum(records.map(({ total }) => centavosOf(total)))).toBe(netOf(transfers) - netOf(settled));
};

const movementHeadings = ['Fecha', 'Transacción', 'Referencia', 'Concepto', 'Cargo', 'Abono', 'Saldo'];

/** Expects the PDF to list every transfer of its month with the running balance, from the opening to the closing balance. */
const expectPdf = async (
  { transfers }: Books,
  row: StatementPeriodRow,
  content: Uint8Array,
): Promise<void> => {
  const pdf = await readPdf(content);
  const own = transfers
    .filter((transfer) => monthOf(transfer) === row.value)
    .toSorted((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime() || one.id - other.id);
  const [first = []] = pdf.pages;
  const strip = first[first.findIndex((line) => line.startsWith('Saldo inicial')) + 1]?.split('  ');
  const { openingBalance, cargos, abonos, saldo } = row;
  expect(strip?.map(centavosOf)).toEqual([openingBalance, cargos, abonos, saldo].map(toCentavos));
  const { net, deposited } = row;
  const heading = ['Neto del periodo', 'Depositado', saldo < 0 ? 'Por descontar' : 'Por depositar'].join(
    '  ',
  );
  expect(first[first.indexOf(heading) + 1]?.split('  ').map(centavosOf)).toEqual(
    [net, deposited, Math.abs(saldo)].map(toCentavos),
  );
  expect(first.some((line) => line.startsWith('Provisional'))).toBe(row.provisional);
  if (own.length === 0) {
    expect(first).toContain('No hubo movimientos en este periodo.');
    return;
  }
  const listed = pdf.table(movementHeadings);
  let balance = toCentavos(openingBalance);
  expect(centavosOf(listed[0]?.Saldo)).toBe(balance);
  expect(
    listed.slice(1, -1).map((line) => ({
      at: line.Fecha,
      transaction: line.Transacción ?? '',
      charge: centavosOf(line.Cargo),
      credit: centavosOf(line.Abono),
      balance: centavosOf(line.Saldo),
    })),
  ).toEqual(
    own.map((transfer) => {
      balance += creditOf(transfer) - chargeOf(transfer);
      return {
        at: momentText(transfer.occurredAt.getTime(), 'es'),
        transaction: transfer.transactionId === null ? '' : String(transfer.transactionId),
        charge: chargeOf(transfer),
        credit: creditOf(transfer),
        balance,
      };
    }),
  );
  expect([centavosOf(listed.at(-1)?.Saldo), balance]).toEqual([balance, toCentavos(saldo)]);
  const kinds = pdf.table(['Concepto', 'Movimientos', 'Cargos', 'Abonos']);
  expect(kinds.map((kind) => [kind.Concepto, centavosOf(kind.Cargos), centavosOf(kind.Abonos)])).toEqual([
    ...row.kinds.map((kind) => [kind.text, toCentavos(kind.cargos), toCentavos(kind.abonos)]),
    ['Total', toCentavos(cargos), toCentavos(abonos)],
  ]);
  const days = pdf.table(['Fecha', 'Cargos', 'Abonos', 'Saldo']);
  expect(sum(days.map((day) => centavosOf(day.Cargos)))).toBe(toCentavos(cargos));
  expect(sum(days.map((day) => centavosOf(day.Abonos)))).toBe(toCentavos(abonos));
  expect(centavosOf(days.at(-1)?.Saldo)).toBe(toCentavos(saldo));
};

export type Reconciled = { readonly months: number; readonly documents: number; readonly transfers: number };

/**
 * Ledger, statement, its documents, summary and report agree to the centavo. So many of the newest documents are read; the others
 * are of the same figures.
 */
export const expectStatementsAgree = async (
  world: HistoryWorld,
  maxDocuments: number,
): Promise<Reconciled> => {
  const { read } = world.database;
  const transfers = await read.all<LedgerTransferRow>(
    sql`select * from ledger_transfers where account_id = ${historyAccount} order by id`,
  );
  const clock = await read.first<{ offset: number }>(
    sql`select clock_offset as offset from account_states where account_id = ${historyAccount}`,
  );
  const headers = { ...(await world.dashboard()), 'accept-language': 'es' };
  const call = async (method: 'GET' | 'POST', url: string) => {
    const answer = await world.app.inject({
      method,
      url,
      headers,
      ...(method === 'POST' ? { payload: {} } : {}),
    });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return answer;
  };
  const books: Books = {
    transfers,
    now: world.time.now + (clock?.offset ?? 0),
    get: async (url) => (await call('GET', url)).json().data,
  };
  const rows = await expectPeriods(books);
  await expectSummaries(books);
  const settlements = await read.all<Settled>(
    sql`select until from settlements where account_id = ${historyAccount} order by until`,
  );
  expectReport(books, settlements, (await call('POST', '/api/transaction/generatereport')).body);
  const written = rows.slice(0, maxDocuments);
  for (const row of written)
    await expectPdf(books, row, (await call('GET', `/api/Statement/GetPdf?periodo=${row.value}`)).rawPayload);
  return { months: rows.length, documents: written.length, transfers: transfers.length };
};
