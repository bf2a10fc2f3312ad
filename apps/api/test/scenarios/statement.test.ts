import { startOfDay } from '@pasarela/contracts/dates/dates';
import { toAmount, toCentavos } from '@pasarela/contracts/money/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#database/sql.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { accountIdOf } from '../factories/accounts-factory.ts';
import { paymentOf } from '../factories/payments-factory.ts';
import { bearer, demoKey } from '../operation-calls.ts';
import { centavosOf, downloadStatement, openPdf, readPdf } from '../statement-pdf.ts';

let app: TestApp;
let account: number;
let headers: Record<string, string>;
let empty: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp({ scale: 0.05 });
  account = await accountIdOf(app, 1);
  headers = { ...bearer(await app.signIn('reportes')), company: '1' };
  empty = { ...bearer(await app.signIn('reportes', 'Production')), company: '1' };
});
afterAll(() => app.close());

const periods = async (query: Record<string, unknown> = {}, more: Record<string, string> = {}) =>
  (await app.calls.answered('listStatementPeriods', { query, headers: { ...headers, ...more } })).data;
const balanceNow = async (): Promise<number> =>
  toAmount(
    (
      await app.database.read.first<{ balance: number }>(sql`
        select credits - debits as balance from ledger_balances
        where account_id = ${account} and ledger_account = 'merchant'`)
    )?.balance ?? 0,
  );
const download = (query: Parameters<typeof downloadStatement>[1], more: Record<string, string> = {}) =>
  downloadStatement(app.http, query, { ...headers, ...more });
const pdfOf = async (periodo: string, lang = 'es') => {
  const { status, content } = await download({ periodo, lang });
  expect(status).toBe(200);
  return readPdf(content);
};
/** As wide as a reference can be, and letters of everywhere. */
const wide = 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW';
const odd = 'Pëdıdø Łódź 漢字 😀 (x)\\<y>';
const moveClock = async (body: object) =>
  app.calls.answered('moveClock', {
    body,
    headers: { ...bearer(await app.signIn('admin')), company: '1' },
  });
const pay = (changes: Parameters<typeof paymentOf>[0]) =>
  app.calls.answered('createPayment', { body: paymentOf(changes), headers: demoKey });
const movementsEs = ['Fecha', 'Transacción', 'Referencia', 'Concepto', 'Cargo', 'Abono', 'Saldo'];
const daysEs = ['Fecha', 'Cargos', 'Abonos', 'Saldo'];

describe('the periods', () => {
  it("are the months from the account's first movement to the running one, newest first", {
    tags: ['CALL-53'],
  }, async () => {
    const rows = await periods({ companyId: 1 });
    const first = await app.database.read.first<{ at: Date }>(
      sql`select min(occurred_at) as at from ledger_transfers where account_id = ${account}`,
    );
    expect(rows.map(({ value }) => value)).toEqual([
      '2026-11',
      '2026-10',
      '2026-09',
      '2026-08',
      '2026-07',
      '2026-06',
      '2026-05',
    ]);
    expect(new Date(first?.at ?? 0).toISOString().slice(0, 7)).toBe('2026-05');
    expect(rows.map(({ provisional }) => provisional)).toEqual([true, ...rows.slice(1).map(() => false)]);
    expect(rows[1]).toMatchObject({ text: 'Octubre de 2026', initDate: '2026/10/01', endDate: '2026/10/31' });
  });

  it('speak the language that is asked for, before that of the call', { tags: ['CALL-53'] }, async () => {
    const text = async (query: object, language: string) =>
      (await periods({ ...query }, { 'accept-language': language }))[1];
    expect(await text({}, 'en')).toMatchObject({ text: 'October 2026' });
    expect(await text({ lang: 'es' }, 'en')).toMatchObject({ text: 'Octubre de 2026' });
    expect((await text({ lang: 'en' }, 'es'))?.kinds[0]?.text).toBe('Sale');
    expect(
      (await app.calls.refused('listStatementPeriods', { query: { lang: 'fr' }, headers })).errors,
    ).toEqual([expect.objectContaining({ field: 'lang', code: 'not_a_choice' })]);
  });

  it('follow each other: opening + abonos − cargos = saldo, which opens the next; the last is the balance now', {
    tags: ['STATEMENT-5'],
  }, async () => {
    const rows = await periods();
    let before = 0;
    for (const row of rows.toReversed()) {
      const [opening, charges, credits, closing] = [
        row.openingBalance,
        row.cargos,
        row.abonos,
        row.saldo,
      ].map(toCentavos);
      expect([row.value, opening]).toEqual([row.value, before]);
      expect([row.value, closing]).toEqual([row.value, (opening ?? 0) + (credits ?? 0) - (charges ?? 0)]);
      const sumOf = (side: 'cargos' | 'abonos') =>
        row.kinds.reduce((sum, kind) => sum + toCentavos(kind[side]), 0);
      expect([sumOf('cargos'), sumOf('abonos')]).toEqual([charges, credits]);
      before = closing ?? 0;
    }
    expect(rows[0]?.saldo).toBe(await balanceNow());
    expect(rows[1]?.kinds.find(({ kind }) => kind === 'settlement')).toMatchObject({ abonos: 0 });
    expect(rows[1]?.kinds.find(({ kind }) => kind === 'settlement')?.cargos).toBeGreaterThan(0);
  });

  it('are none where nothing has happened', async () => {
    expect((await app.calls.answered('listStatementPeriods', { headers: empty })).data).toEqual([]);
    const refused = await app.calls.refused('getStatementPdf', {
      query: { periodo: '2026-11' },
      headers: empty,
    });
    expect([refused.status, refused.code]).toEqual([404, 'statement_not_found']);
  });
});

describe('the PDF', () => {
  it('has what an accountant asks for, and its figures are those of the period', {
    tags: ['CALL-54'],
  }, async () => {
    const row = (await periods()).find(({ value }) => value === '2026-10');
    const pdf = await pdfOf('2026-10');
    expect(pdf.title).toBe('Estado de cuenta · Librería Jacaranda · Octubre de 2026');
    expect([pdf.language, pdf.tagged]).toEqual(['es-MX', true]);
    const [first = []] = pdf.pages;
    for (const text of [
      'Estado de cuenta',
      'MODO PRUEBAS',
      'Librería Jacaranda  LJA190312QX4  Negocio 1 · Pruebas (Sandbox)',
      '01/10/2026 al 31/10/2026  20/11/2026 12:00 p.m.  MXN',
      'Saldo inicial  Cargos  Abonos  Saldo final',
    ])
      expect(first).toContainEqual(expect.stringContaining(text));
    expect(first.join('\n')).not.toContain('Provisional');
    const strip = first[first.findIndex((line) => line.startsWith('Saldo inicial')) + 1]?.split('  ');
    const { openingBalance = 0, cargos = 0, abonos = 0, saldo = 0 } = row ?? {};
    expect(strip?.map(centavosOf)).toEqual([openingBalance, cargos, abonos, saldo].map(toCentavos));

    const kinds = pdf.table(['Concepto', 'Movimientos', 'Cargos', 'Abonos']);
    expect(kinds.map((kind) => [kind.Concepto, centavosOf(kind.Cargos), centavosOf(kind.Abonos)])).toEqual([
      ...(row?.kinds ?? []).map(({ text, cargos: out, abonos: into }) => [
        text,
        toCentavos(out),
        toCentavos(into),
      ]),
      ['Total', toCentavos(cargos), toCentavos(abonos)],
    ]);
    const movements = pdf.table(movementsEs);
    expect(movements).toHaveLength(Number(kinds.at(-1)?.Movimientos) + 2);
    expect(movements[0]).toEqual({ Concepto: 'Saldo inicial', Saldo: movements[0]?.Saldo });
    let balance = centavosOf(movements[0]?.Saldo);
    expect(balance).toBe(toCentavos(openingBalance));
    for (const movement of movements.slice(1, -1)) {
      balance += centavosOf(movement.Abono) - centavosOf(movement.Cargo);
      expect(centavosOf(movement.Saldo)).toBe(balance);
    }
    expect(movements.at(-1)).toEqual({ Concepto: 'Saldo final', Saldo: movements.at(-2)?.Saldo });
    expect(balance).toBe(toCentavos(saldo));
    const days = pdf.table(daysEs);
    expect(centavosOf(days.at(-1)?.Saldo)).toBe(balance);
    expect(days.reduce((sum, day) => sum + centavosOf(day.Cargos), 0)).toBe(toCentavos(cargos));
  });

  it('counts its pages, each of which says whose it is', async () => {
    const { pages } = await pdfOf('2026-10');
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((lines, index) => {
      expect(lines.at(-1)).toContain(`Página ${index + 1} de ${pages.length}`);
      expect(lines.at(-1)).toContain('no es un comprobante fiscal');
      expect(lines.join('\n')).toContain('Librería Jacaranda');
      // Once: the large one behind the figures is drawn, and no text that would scatter between them.
      expect(lines.join('\n').match(/MODO PRUEBAS/g)).toHaveLength(1);
    });
  });

  it('opens in two libraries without a complaint, its labels apart from their values where text is all that is read', async () => {
    const { content } = await download({ periodo: '2026-10', lang: 'es' });
    const { complaints, text } = await openPdf(content);
    expect(complaints).toEqual([]);
    for (const part of [
      'Estado de cuenta Octubre de 2026 Pasarela MODO PRUEBAS Comercio Librería Jacaranda RFC LJA190312QX4',
      'Periodo 01/10/2026 al 31/10/2026 Emitido 20/11/2026 12:00 p.m. Moneda MXN Saldo inicial $',
      'Totales por día Fecha Cargos Abonos Saldo 01/10/2026 ',
    ])
      expect(text).toContain(part);
  });

  it('says in the running month that it is provisional, in both languages', async () => {
    const es = await pdfOf('2026-11');
    expect(es.pages[0]).toContain(
      'Provisional: el periodo termina el 30/11/2026. Hasta entonces sus cifras pueden cambiar.',
    );
    expect(es.pages[0]).toContainEqual(expect.stringContaining('Saldo al emitir'));
    const en = await pdfOf('2026-11', 'en');
    expect(en.title).toBe('Account statement · Librería Jacaranda · November 2026');
    expect(en.language).toBe('en');
    expect(en.pages[0]).toContain(
      'Provisional: the period ends on 30/11/2026. Until then its figures may change.',
    );
    expect(en.pages[0]).toContain('01/11/2026 to 30/11/2026  20/11/2026 12:00 PM  MXN');
    const headings = ['Date', 'Transaction', 'Reference', 'Type', 'Charge', 'Credit', 'Balance'];
    expect(en.table(headings)).toHaveLength(es.table(movementsEs).length);
  });

  it('comes as a file with its name, in the language of the call, the same each time', {
    tags: ['CALL-54', 'PORTAL-39'],
  }, async () => {
    const answer = await download({ periodo: '2026-10', companyId: 1 }, { 'accept-language': 'en' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="statement-1-2026-10.pdf"',
      'cache-control': 'no-store',
    });
    expect((await readPdf(answer.content)).language).toBe('en');
    const again = await download({ periodo: '2026-10' }, { 'accept-language': 'en' });
    expect(again.content.equals(answer.content)).toBe(true);
  });

  it('needs a period, and one that the account has', { tags: ['STATEMENT-4'] }, async () => {
    const refusalOf = (query: Record<string, unknown>, language = 'en') =>
      app.calls.refused('getStatementPdf', { query, headers: { ...headers, 'accept-language': language } });
    for (const query of [{}, { periodo: '' }])
      expect(await refusalOf(query)).toMatchObject({
        status: 422,
        code: 'period_missing',
        message: 'period missing',
        errors: [{ field: 'periodo', code: 'required' }],
      });
    expect((await refusalOf({}, 'es')).message).toBe('Falta el periodo');
    for (const periodo of ['2026-13', '2026-1', '2026/11', '11-2026', 'x', '2026-11-01'])
      expect((await refusalOf({ periodo })).errors).toMatchObject([
        { field: 'periodo', code: 'invalid_format' },
      ]);
    for (const periodo of ['2026-04', '2026-12', '0001-01', '9999-12'])
      expect(await refusalOf({ periodo })).toMatchObject({ status: 404, code: 'statement_not_found' });
  });
});

describe('what is booked', () => {
  it("at Mexico City's midnight is of the month that begins; a second before it of the one that ends", async () => {
    const midnight = startOfDay('2026/12/01');
    await moveClock({ to: new Date(midnight - 1_000).toISOString() });
    await pay({ Amount: 1_234.56, ReferenceNumber: wide });
    await moveClock({ seconds: 1 });
    await pay({ Amount: 1_234.56, ReferenceNumber: odd });
    const [december, november] = await periods();
    expect([december?.value, december?.provisional, december?.abonos]).toEqual(['2026-12', true, 1_234.56]);
    expect([november?.value, november?.provisional]).toEqual(['2026-11', false]);
    const paid = async (period: string) =>
      (await pdfOf(period)).table(movementsEs).filter(({ Abono }) => Abono === '1,234.56');
    expect(await paid('2026-11')).toMatchObject([{ Fecha: '30/11/2026 11:59 p.m.', Referencia: wide }]);
    // Letters that the face lacks do not break it.
    expect(await paid('2026-12')).toMatchObject([
      { Fecha: '01/12/2026 12:00 a.m.', Referencia: 'Pëdıdø Łódź ?? ? (x)\\<y>' },
    ]);
  });

  it('goes on with the clock: months in which nothing happened keep the balance', async () => {
    await moveClock({ days: 400 });
    const rows = await periods();
    expect(rows[0]?.value).toBe('2028-01');
    expect(rows).toHaveLength(21);
    expect(rows[0]?.saldo).toBe(await balanceNow());
    const still = rows.findIndex(({ cargos, abonos }) => cargos === 0 && abonos === 0);
    expect(still).toBeGreaterThan(-1);
    expect(rows[still]).toMatchObject({ kinds: [], saldo: rows[still]?.openingBalance });
    const pdf = await pdfOf(rows[still]?.value ?? '');
    expect(pdf.pages.flat()).toContain('No hubo movimientos en este periodo.');
    expect(pdf.pages).toHaveLength(1);
  });

  it('is told of for ten years', async () => {
    await moveClock({ days: 3_660 });
    const rows = await periods();
    expect(rows).toHaveLength(120);
    expect(rows[0]?.saldo).toBe(await balanceNow());
    expect(rows.at(-1)?.openingBalance).toBe(rows.at(-1)?.saldo);
    expect((await download({ periodo: '2026-10' })).status).toBe(200);
  });
});
