import { addDays, toWireDay } from '@pasarela/contracts/dates/dates';
import { transactionSorts } from '@pasarela/contracts/transactions/transaction-schema';
import { type BenchServer, dashboardToken } from './bench-server.ts';
import { judged, printTable, quantile, rounded } from './figures.ts';

const today = toWireDay(Date.now());

/** Every filter of the transaction list, as the dashboard sends it. */
export const listFilters: readonly {
  readonly name: string;
  readonly query: string;
  readonly deep: boolean;
}[] = [
  { name: 'today (default)', query: `initDate=${today}&endDate=${today}`, deep: false },
  { name: 'none', query: '', deep: true },
  { name: 'dates', query: 'initDate=2020/01/01&endDate=2040/01/01', deep: true },
  { name: 'status', query: 'idStatus=2', deep: true },
  { name: 'status and dates', query: 'idStatus=2&initDate=2020/01/01&endDate=2040/01/01', deep: true },
  { name: 'transaction id', query: 'idTransaction=5000', deep: false },
  { name: 'reference', query: 'referenceNumber=REF-0007', deep: false },
  { name: 'reference, common beginning', query: 'referenceNumber=REF-', deep: true },
  { name: 'e-mail', query: 'email=cliente777', deep: false },
  { name: 'e-mail, common beginning', query: 'email=cliente', deep: true },
  { name: 'e-mail, none found', query: 'email=nadie', deep: false },
  { name: 'cash reference', query: 'referenceCash=00000', deep: false },
  { name: 'typed: a name', query: 'search=ximena%20iturbide', deep: false },
  { name: 'typed: a name, in the other order', query: 'search=iturbide%20ximena', deep: false },
  { name: 'typed: a common name', query: 'search=mar%C3%ADa', deep: false },
  {
    name: 'typed: a common name, paid today',
    query: `search=mar%C3%ADa&idStatus=2&initDate=${today}`,
    deep: false,
  },
  { name: 'typed: last four', query: 'search=1881', deep: false },
  { name: 'typed: common last four', query: 'search=4242', deep: false },
  { name: 'typed: authorization code', query: 'search=048291', deep: false },
  { name: 'typed: part of a reference', query: 'search=0048', deep: false },
  { name: 'typed: an amount', query: 'search=$350.50', deep: false },
  { name: 'typed: a span', query: 'search=$350-$351', deep: false },
  { name: 'typed: a wide span', query: 'search=$300-$900', deep: false },
  { name: 'typed: a name and a span', query: 'search=ximena%20$350-$351', deep: false },
  { name: 'typed: none found', query: 'search=nadie', deep: false },
  { name: 'chargebacks', query: 'idStatus=17&statusChargeBack=2,17,18', deep: false },
];

/** A filter that matches almost as many rows as can be sorted, from all over the table. */
const sortable = `idStatus=10&initDate=${addDays(today, -45)}&endDate=${addDays(today, -1)}`;

type Timing = { readonly p95: number; readonly rows: number };

export const timeList = async (url: string, token: string, query: string, times: number): Promise<Timing> => {
  const headers = { authorization: `Bearer ${token}`, company: '1' };
  const taken: number[] = [];
  let rows = 0;
  for (let round = 0; round < times; round += 1) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/transaction?${query}`, { headers });
    const { data } = (await answer.json()) as { data: readonly { maxRows: number }[] };
    taken.push(performance.now() - started);
    rows = data[0]?.maxRows ?? 0;
  }
  return { p95: quantile(taken.slice(5), 0.95), rows };
};

/** Measures every sort order: the oldest first, and the others with a filter that allows them. */
const benchSorts = async (
  { url }: BenchServer,
  token: string,
): Promise<{ readonly table: (string | number)[][]; readonly verdicts: (string | number)[][] }> => {
  const table: (string | number)[][] = [];
  const verdicts: (string | number)[][] = [];
  const queries = [
    { name: 'date, oldest first', query: 'sortBy=date&sortDirection=asc', last: 5_000 },
    ...transactionSorts.map((sortBy) => ({ name: sortBy, query: `${sortable}&sortBy=${sortBy}`, last: 900 })),
  ];
  for (const { name, query, last } of queries) {
    const first = await timeList(url, token, query, 65);
    const far = await timeList(url, token, `${query}&pageNumber=${last}`, 45);
    table.push([name, first.rows, rounded(first.p95, 2), last, rounded(far.p95, 2)]);
    verdicts.push(judged(`by ${name}: page with total`, first.p95, 25, 'ms'));
    verdicts.push(judged(`by ${name}: page ${last} with total`, far.p95, 30, 'ms'));
  }
  return { table, verdicts };
};

/** Measures each filter: page 1 at both database sizes, page 5,000 at the larger size. */
export const benchLists = async (small: BenchServer, large: BenchServer): Promise<void> => {
  const tokens = { small: await dashboardToken(small.url), large: await dashboardToken(large.url) };
  const table: (string | number)[][] = [];
  const verdicts: (string | number)[][] = [];
  for (const { name, query, deep } of listFilters) {
    const few = await timeList(small.url, tokens.small, query, 65);
    const many = await timeList(large.url, tokens.large, query, 65);
    const far = deep ? await timeList(large.url, tokens.large, `${query}&pageNumber=5000`, 45) : undefined;
    table.push([
      name,
      few.rows,
      rounded(few.p95, 2),
      many.rows,
      rounded(many.p95, 2),
      far ? rounded(far.p95, 2) : '–',
    ]);
    verdicts.push(judged(`${name}: page with total`, many.p95, name.startsWith('today') ? 3 : 25, 'ms'));
    if (far) verdicts.push(judged(`${name}: page 5,000 with total`, far.p95, 30, 'ms'));
  }
  printTable(
    'Lists: page of 10 with its exact total, over HTTP, p95 in ms',
    ['filter', 'rows of 10 k', 'page 1', 'rows of 1 M', 'page 1', 'page 5,000'],
    table,
  );
  const sorts = await benchSorts(large, tokens.large);
  printTable(
    'Lists of 1 M in an order, over HTTP, p95 in ms',
    ['order', 'rows found', 'page 1', 'page', 'that page'],
    sorts.table,
  );
  verdicts.push(...sorts.verdicts);
  printTable('Lists: what was to be reached', ['figure', 'measured', 'bound', ''], verdicts);
};
