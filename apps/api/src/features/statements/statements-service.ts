import { businessDayNumber, day, startOfDay } from '@pasarela/contracts/dates/dates';
import { ledgerTransfers } from '@pasarela/contracts/ledger/ledger-accounts';
import { type Centavos, toAmount } from '@pasarela/contracts/money/money';
import {
  addPeriods,
  daysOfPeriod,
  maxPeriods,
  periodOf,
  periodOfDay,
  periodsBetween,
  periodText,
  type StatementPeriod,
} from '@pasarela/contracts/statements/statement-period';
import type { StatementPeriodRow } from '@pasarela/contracts/statements/statement-schema';
import type { Language } from '@pasarela/contracts/words/words';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import { firstTransferDay, totalsBefore, totalsOfDays } from '#core/ledger/ledger-repository.ts';
import {
  balanceChange,
  chargesOf,
  creditsOf,
  depositedOf,
  figuresByKind,
  type KindTotal,
  netOf,
} from '#core/ledger/merchant-figures.ts';
import { Refusal } from '#errors/refusal.ts';
import type { Reports } from '#reports/reports-service.ts';
import { accountNow } from '#time/real-clock.ts';
import { findBusinessFacts } from './statements-repository.ts';

export type StatementRequest = {
  readonly period: StatementPeriod | undefined;
  readonly language: Language;
  /** Aborted when the client no longer waits for the document. */
  readonly signal: AbortSignal;
};

const rowOf = (
  period: StatementPeriod,
  opening: Centavos,
  totals: readonly KindTotal[],
  { current, language }: { readonly current: StatementPeriod; readonly language: Language },
): StatementPeriodRow => {
  const { first, last } = daysOfPeriod(period);
  return {
    value: period,
    text: periodText(period, language),
    openingBalance: toAmount(opening),
    cargos: toAmount(chargesOf(totals)),
    abonos: toAmount(creditsOf(totals)),
    saldo: toAmount(opening + balanceChange(totals)),
    net: toAmount(netOf(totals)),
    deposited: toAmount(depositedOf(totals)),
    provisional: period === current,
    initDate: first,
    endDate: last,
    kinds: figuresByKind(totals).map(({ kind, charges, credits }) => ({
      kind,
      text: ledgerTransfers[kind].label[language],
      cargos: toAmount(charges),
      abonos: toAmount(credits),
    })),
  };
};

/** Returns the month of a day number (days since 1970-01-01 in Mexico City). */
const periodOfNumber = (number: number): StatementPeriod =>
  periodOfDay(new Date(number * day).toISOString().slice(0, 10));

/** Monthly statements. They are computed from the ledger's daily totals, so they also include late bookings. */
export const createStatementsService = ({ database, clock }: Dependencies, reports: Reports) => {
  /** Returns the months that the account has statements for; undefined before its first ledger transfer. */
  const spanOf = async (account: CallAccount) => {
    const number = await firstTransferDay(database.read, account.id);
    if (number === null) return undefined;
    const first = periodOfNumber(number);
    return { first, current: periodOf(accountNow(clock, account).getTime()) };
  };

  return {
    list: async (account: CallAccount, language: Language): Promise<StatementPeriodRow[]> => {
      const span = await spanOf(account);
      if (!span) return [];
      const { current } = span;
      const earliest = addPeriods(current, 1 - maxPeriods);
      const first = [span.first, earliest].toSorted().at(-1) ?? earliest;
      const firstDay = businessDayNumber(startOfDay(daysOfPeriod(first).first));
      const lastDay = businessDayNumber(startOfDay(daysOfPeriod(current).last));
      let balance = balanceChange(await totalsBefore(database.read, account.id, firstDay));
      const totals = Map.groupBy(
        await totalsOfDays(database.read, account.id, { first: firstDay, last: lastDay }),
        ({ day: number }) => periodOfNumber(number),
      );
      const rows: StatementPeriodRow[] = [];
      for (const period of periodsBetween(first, current).toReversed()) {
        const own = totals.get(period) ?? [];
        rows.push(rowOf(period, balance, own, { current, language }));
        balance += balanceChange(own);
      }
      return rows.toReversed();
    },

    pdf: async (
      account: CallAccount,
      { period, language, signal }: StatementRequest,
    ): Promise<FileAnswer> => {
      if (period === undefined)
        throw new Refusal('period_missing', {}, [{ field: 'periodo', code: 'required' }]);
      const span = await spanOf(account);
      if (!span || period < span.first || period > span.current) throw new Refusal('statement_not_found');
      const { name, taxId } = await findBusinessFacts(database.read, account.businessId);
      const job = {
        format: 'statement',
        url: database.url,
        accountId: account.id,
        businessId: account.businessId,
        businessName: name,
        taxId,
        environment: account.environment,
        period,
        provisional: period === span.current,
        issuedAt: accountNow(clock, account).getTime(),
        language,
      } as const;
      return reports.statement(`statement-${account.businessId}-${period}.pdf`, job, signal);
    },
  };
};

export type StatementsService = ReturnType<typeof createStatementsService>;
