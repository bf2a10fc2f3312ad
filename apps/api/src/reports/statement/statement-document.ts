import { environments } from '@pasarela/contracts/accounts/environments';
import { day, type WireDay } from '@pasarela/contracts/dates/dates';
import { ledgerTransfers } from '@pasarela/contracts/ledger/ledger-accounts';
import { type Centavos, currency, writtenAmount } from '@pasarela/contracts/money/money';
import { daysOfPeriod, periodText } from '@pasarela/contracts/statements/statement-period';
import { writtenNumber } from '@pasarela/contracts/words/written-figures';
import {
  balanceChange,
  chargesOf,
  creditsOf,
  depositedOf,
  figuresByKind,
  netOf,
  sidesOf,
} from '#core/ledger/merchant-figures.ts';
import { momentText } from '#time/moment-text.ts';
import { type Ink, type Line, sheet } from './statement-ink.ts';
import type { StatementSubject } from './statement-job.ts';
import { columnsOf, createLayout, type Layout, type Row } from './statement-layout.ts';
import type { Movement, StatementFigures } from './statement-reading.ts';
import { type StatementWords, statementWords } from './statement-words.ts';

/** Formats a day: `2026/11/20` or `2026-11-20` becomes `20/11/2026`. */
const dayText = (day: WireDay): string => day.split(/[-/]/).reverse().join('/');

/** The maximum number of movements that are listed one by one. Above it, the totals of each day and concept are listed. */
const maxListed = 100_000;

type StatementDocument = { readonly subject: StatementSubject; readonly figures: StatementFigures };

const blankOrAmount = (amount: Centavos): string => (amount === 0 ? '' : writtenAmount(amount));

/** Draws the fixed parts of every sheet; returns the y position where the content begins. */
const frameOf =
  ({ subject }: StatementDocument, words: StatementWords, ink: Ink, pages: number) =>
  (page: number): number => {
    const { businessName, taxId, environment, period, language } = subject;
    const sandbox = environment === 'Sandbox';
    if (sandbox) ink.watermark(words.sandbox);
    ink.ornament([
      { text: words.informative, x: sheet.left, y: sheet.footer, size: 7, colour: 'soft' },
      {
        text: words.page(page, pages),
        x: sheet.left,
        right: sheet.right,
        y: sheet.footer,
        size: 7,
        colour: 'soft',
      },
    ]);
    if (page === 1) return sheet.top;
    ink.ornament([
      {
        text: `${words.title} · ${periodText(period, language)}`,
        x: sheet.left,
        y: sheet.top,
        size: 8,
        colour: 'soft',
      },
      ...(sandbox
        ? [{ text: words.sandbox, x: 280, y: sheet.top, size: 8, bold: true, colour: 'warning' } as const]
        : []),
      {
        text: `${businessName} · ${words.subject(taxId)}`,
        x: sheet.left,
        right: sheet.right,
        width: 220,
        y: sheet.top,
        size: 8,
        colour: 'soft',
      },
    ]);
    ink.rule(sheet.top + 16);
    return sheet.top + 20;
  };

const writeTitle = async (
  { subject }: StatementDocument,
  words: StatementWords,
  ink: Ink,
  layout: Layout,
) => {
  const y = await layout.take(58);
  ink.part('H1', [
    { text: words.title, x: sheet.left, y, size: 20, bold: true },
    {
      text: periodText(subject.period, subject.language),
      x: sheet.left,
      y: y + 27,
      size: 12,
      colour: 'soft',
    },
  ]);
  ink.part('P', [
    { text: 'Pasarela', x: sheet.left, right: sheet.right, y: y + 2, size: 13, bold: true, colour: 'accent' },
  ]);
  if (subject.environment !== 'Sandbox') return;
  ink.box({ x: sheet.right - 92, y: y + 23, width: 92, height: 18 }, 'warningSoft');
  ink.part('P', [
    { text: words.sandbox, x: sheet.right - 84, y: y + 28.5, size: 9, bold: true, colour: 'warning' },
  ]);
};

const writeFacts = async (
  { subject }: StatementDocument,
  words: StatementWords,
  ink: Ink,
  layout: Layout,
) => {
  const { businessId, businessName, taxId, environment, period, issuedAt, language } = subject;
  const { first, last } = daysOfPeriod(period);
  const facts = [
    [words.business, businessName],
    [words.taxId, taxId],
    [words.account, words.accountOf(businessId, environments[environment].label[language])],
    [words.period, words.periodOf(dayText(first), dayText(last))],
    [words.issued, momentText(issuedAt, language)],
    [words.currency, currency],
  ] as const;
  const y = await layout.take(76);
  ink.rule(y);
  const width = (sheet.right - sheet.left) / 3;
  facts.forEach(([label, value], index) => {
    const at = { x: sheet.left + (index % 3) * width, y: y + 10 + Math.floor(index / 3) * 30 };
    ink.part('P', [
      { text: label, ...at, size: 7.5, colour: 'soft' },
      { text: value, x: at.x, y: at.y + 10, size: 9.5, width: width - 12 },
    ]);
  });
  if (!subject.provisional) return;
  const note = await layout.take(30);
  ink.box({ x: sheet.left, y: note, width: sheet.right - sheet.left, height: 22 }, 'warningSoft');
  ink.part('P', [
    {
      text: words.provisional(dayText(last)),
      x: sheet.left + 10,
      y: note + 7.5,
      size: 8.5,
      width: sheet.right - sheet.left - 20,
      colour: 'warning',
    },
  ]);
};

/** Writes amounts side by side below their names. The last one, their total, is bold. */
const writeStrip = async (
  ink: Ink,
  layout: Layout,
  totals: readonly (readonly [string, Centavos])[],
): Promise<void> => {
  const y = await layout.take(48);
  ink.rule(y);
  const width = (sheet.right - sheet.left) / 4;
  totals.forEach(([label, amount], index) => {
    const x = sheet.left + index * width;
    const value: Line = { text: `$${writtenAmount(amount)}`.replace('$-', '-$'), x, y: y + 20, size: 12.5 };
    ink.part('P', [
      { text: label, x, y: y + 9, size: 7.5, colour: 'soft' },
      { ...value, width: width - 10, bold: index === totals.length - 1 },
    ]);
  });
  ink.rule(y + 42);
};

const writeTotals = async (
  { subject, figures }: StatementDocument,
  words: StatementWords,
  ink: Ink,
  layout: Layout,
) => {
  const { opening, closing, days } = figures;
  await writeStrip(ink, layout, [
    [words.opening, opening],
    [words.charges, chargesOf(days)],
    [words.credits, creditsOf(days)],
    [subject.provisional ? words.closingProvisional : words.closing, closing],
  ]);
  await writeStrip(ink, layout, [
    [words.net, netOf(days)],
    [words.deposited, depositedOf(days)],
    closing < 0 ? [words.toDeduct, -closing] : [words.toDeposit, closing],
  ]);
};

const writeKinds = async (
  { subject, figures }: StatementDocument,
  words: StatementWords,
  layout: Layout,
): Promise<void> => {
  const columns = columnsOf([
    { heading: words.concept, width: 240 },
    { heading: words.count, width: 80, right: true },
    { heading: words.charges, width: 110, right: true },
    { heading: words.credits, width: 110, right: true },
  ]);
  const rows: Row[] = figuresByKind(figures.days).map(({ kind, charges, credits }) => ({
    cells: [
      ledgerTransfers[kind].label[subject.language],
      writtenNumber(figures.counts.get(kind) ?? 0),
      blankOrAmount(charges),
      blankOrAmount(credits),
    ],
  }));
  const total = [
    words.total,
    writtenNumber(figures.movements),
    writtenAmount(chargesOf(figures.days)),
    writtenAmount(creditsOf(figures.days)),
  ];
  await layout.table(words.byKind, columns, [...rows, { cells: total, strong: true }]);
};

const writeDays = async ({ figures }: StatementDocument, words: StatementWords, layout: Layout) => {
  const columns = columnsOf([
    { heading: words.date, width: 240 },
    { heading: words.charges, width: 100, right: true },
    { heading: words.credits, width: 100, right: true },
    { heading: words.balance, width: 100, right: true },
  ]);
  const numbers = [...new Set(figures.days.map((total) => total.day))];
  let balance = figures.opening;
  const rows = numbers.map((number): Row => {
    const own = figures.days.filter((total) => total.day === number);
    balance += balanceChange(own);
    const date = dayText(new Date(number * day).toISOString().slice(0, 10));
    return {
      cells: [date, blankOrAmount(chargesOf(own)), blankOrAmount(creditsOf(own)), writtenAmount(balance)],
    };
  });
  await layout.table(words.byDay, columns, rows);
};

/** Yields every movement with the balance after it. Throws if they do not lead from the opening to the closing balance. */
async function* movementRows(
  { subject, figures }: StatementDocument,
  words: StatementWords,
  movements: AsyncIterable<Movement>,
): AsyncIterable<Row> {
  yield { cells: ['', '', '', words.opening, '', '', writtenAmount(figures.opening)], strong: true };
  let balance = figures.opening;
  for await (const { occurredAt, transactionId, kind, amount, reference, settlementId } of movements) {
    const { charge, credit } = sidesOf({ kind, amount });
    balance += credit - charge;
    yield {
      cells: [
        momentText(occurredAt, subject.language),
        transactionId === null ? '' : String(transactionId),
        settlementId === null ? (reference ?? '') : words.settlement(settlementId),
        ledgerTransfers[kind].label[subject.language],
        blankOrAmount(charge),
        blankOrAmount(credit),
        writtenAmount(balance),
      ],
    };
  }
  if (balance !== figures.closing)
    throw new Error(`movements come to ${balance} where the ledger's days come to ${figures.closing}`);
  const closing = subject.provisional ? words.closingProvisional : words.closing;
  yield { cells: ['', '', '', closing, '', '', writtenAmount(balance)], strong: true };
}

/** Yields blank rows, used to count the pages. */
function* blankRows(count: number): Iterable<Row> {
  for (let index = 0; index < count; index += 1) yield { cells: [] };
}

type Page = {
  readonly document: StatementDocument;
  readonly words: StatementWords;
  readonly ink: Ink;
  readonly layout: Layout;
};

const writeMovements = async (
  { document, words, ink, layout }: Page,
  movements: AsyncIterable<Movement> | undefined,
): Promise<void> => {
  const { figures } = document;
  if (figures.movements > maxListed) {
    const y = await layout.take(24);
    ink.part('P', [
      {
        text: words.notListed(writtenNumber(figures.movements), writtenNumber(maxListed)),
        x: sheet.left,
        y: y + 8,
        size: 8.5,
        width: sheet.right - sheet.left,
        colour: 'soft',
      },
    ]);
    return;
  }
  const columns = columnsOf([
    { heading: words.date, width: 90 },
    { heading: words.transaction, width: 54 },
    { heading: words.reference, width: 104 },
    { heading: words.concept, width: 104 },
    { heading: words.charge, width: 58, right: true },
    { heading: words.credit, width: 58, right: true },
    { heading: words.balance, width: 72, right: true },
  ]);
  const rows = movements ? movementRows(document, words, movements) : blankRows(figures.movements + 2);
  await layout.table(words.movements, columns, rows);
};

/** Draws the document and returns its number of pages. Without `movements`, their rows are left blank. */
export const writeDocument = async (
  document: StatementDocument,
  ink: Ink,
  pages: number,
  movements?: AsyncIterable<Movement>,
): Promise<number> => {
  const words = statementWords[document.subject.language];
  const layout = createLayout(ink, frameOf(document, words, ink, pages));
  await layout.begin();
  await writeTitle(document, words, ink, layout);
  await writeFacts(document, words, ink, layout);
  await writeTotals(document, words, ink, layout);
  if (document.figures.movements === 0) {
    const y = await layout.take(40);
    ink.part('P', [{ text: words.nothing, x: sheet.left, y: y + 16, size: 9.5, colour: 'soft' }]);
    return layout.pages();
  }
  await writeKinds(document, words, layout);
  await writeDays(document, words, layout);
  await writeMovements({ document, words, ink, layout }, movements);
  return layout.pages();
};
