import { limits } from '@pasarela/contracts/limits/limits';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { type APIRequestContext, expect } from '@playwright/test';
import { fraudWords } from '#components/fraud/fraud-words.ts';
import { transactionsWords } from '#components/list/transactions-words.ts';
import { requestLogWords } from '#components/request/request-log-words.ts';
import { chargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { emailsWords } from '#features/integration/emails/emails-words.ts';
import { webhooksWords } from '#features/integration/webhooks/webhooks-words.ts';
import { paymentLinksWords } from '#features/payment-links/list/payment-links-words.ts';
import { settlementsWords } from '#features/settlements/settlements-words.ts';
import { subscriptionsWords } from '#features/subscriptions/subscriptions-words.ts';
import { preauthorizationsWords } from '#features/transactions/preauthorizations/preauthorizations-words.ts';
import { type DemoBusiness, jacaranda, ollin, userOfRole } from './demo-people.ts';
import { authorizeByCard, newReference, payByCard } from './payment-calls.ts';
import { sharedToken } from './sessions.ts';

/** A screen that is a list. Every one of them has the same ways; a new one joins them with a row below. */
export type ListScreen = {
  /** The specification's own line of its pages, where it has one. */
  readonly line?: string;
  /** What the table is called. */
  readonly title: string;
  readonly business: DemoBusiness;
  readonly role: RoleName;
  /** Where it stands with more rows than a page holds. */
  readonly address: string;
  /** The call that its rows come from, below `/api`. */
  readonly call: string;
  /** The headings that sort; the first is the list's own order. */
  readonly sorts: readonly string[];
  /** What has waited longest comes first. */
  readonly oldestFirst?: true;
  /** What is added to the address so that nothing is found; none where nothing is filtered. */
  readonly nothing?: string;
  /** The address that a row opens; none where it opens nothing. */
  readonly opens?: RegExp;
  /** How a button at the end of a row begins; none where rows have none. */
  readonly action?: string;
  /** Makes one more row, where the demo has too few. */
  readonly another?: (request: APIRequestContext) => Promise<unknown>;
};

const headersOf = async (
  request: APIRequestContext,
  { business, role }: Pick<ListScreen, 'business' | 'role'>,
) => ({
  Authorization: `Bearer ${await sharedToken(request, userOfRole[role])}`,
  Company: String(business.id),
});

/** A payment whose result goes to the business's own inbox. */
const payIntoInbox = async (request: APIRequestContext): Promise<void> => {
  const headers = await headersOf(request, { business: ollin, role: 'Desarrollador' });
  const settings = await request.get('/api/setting', { headers });
  const { data } = (await settings.json()) as { data: { urlInbox: string } };
  const Property = 'Success';
  const saved = await request.put('/api/setting/update', {
    headers,
    data: { Property, Value: data.urlInbox },
  });
  expect(saved.status()).toBe(200);
  await payByCard(request, ollin, { ReferenceNumber: newReference(), Amount: 120 });
};

const { columns } = transactionsWords.es;

export const listScreens: readonly ListScreen[] = [
  {
    line: 'TRANSACTION-9',
    title: transactionsWords.es.title,
    business: jacaranda,
    role: 'Reportes',
    address: '/transactions?idStatus=2&dates=any',
    call: '/transaction?idStatus=2',
    sorts: [columns.date, columns.reference, columns.customer, columns.status, columns.amount],
    nothing: 'email=nadie%40nunca.example',
    opens: /\/transaction-detail\?id=\d+$/,
  },
  {
    line: 'FRAUD-6',
    title: fraudWords.es.blacklist.title,
    business: jacaranda,
    role: 'Administrador',
    address: '/fraud-management/blacklist',
    call: '/BlackList/GetList',
    sorts: [
      fraudWords.es.blacklist.columns.date,
      fraudWords.es.blacklist.columns.value,
      fraudWords.es.blacklist.columns.type,
      fraudWords.es.blacklist.columns.active,
    ],
    nothing: 'value=nadie%40nunca.example',
    opens: /\/fraud-management\/blacklist\/edit\?.*id=\d+$/,
  },
  {
    line: 'PREAUTH-2',
    title: preauthorizationsWords.es.title,
    business: jacaranda,
    role: 'General',
    address: '/preauthorizations',
    call: '/transaction?idStatus=8',
    sorts: [
      preauthorizationsWords.es.expires,
      columns.reference,
      columns.customer,
      preauthorizationsWords.es.authorized,
    ],
    oldestFirst: true,
    nothing: 'email=nadie%40nunca.example',
    opens: /\/preauthorizations\/charge\?.*id=\d+$/,
    another: (request) =>
      authorizeByCard(request, jacaranda, { ReferenceNumber: newReference(), Amount: 90 }),
  },
  {
    line: 'SUBSCRIPTION-4',
    title: subscriptionsWords.es.title,
    business: jacaranda,
    role: 'General',
    address: '/subscriptions',
    call: '/subscription/subscription?status=active',
    sorts: [
      subscriptionsWords.es.columns.date,
      subscriptionsWords.es.columns.reference,
      subscriptionsWords.es.columns.amount,
      subscriptionsWords.es.columns.nextPayment,
    ],
    nothing: 'referenceNumber=NUNCA',
    opens: /\/subscriptions-details\/Activa\/\d+\/$/,
    action: subscriptionsWords.es.moreActions('').trim(),
  },
  {
    line: 'LINK-3',
    title: paymentLinksWords.es.title,
    business: jacaranda,
    role: 'General',
    address: '/paid-leagues?dates=any',
    call: '/transaction/capturelines',
    sorts: [
      paymentLinksWords.es.columns.date,
      paymentLinksWords.es.columns.reference,
      paymentLinksWords.es.columns.amount,
      paymentLinksWords.es.columns.expirationDate,
    ],
    nothing: 'referenceNumber=NUNCA',
    opens: /\/transaction-detail\?id=\d+$/,
    action: paymentLinksWords.es.rowActions.copyLink(''),
  },
  {
    line: 'CHARGEBACK-10',
    title: chargebacksWords.es.title,
    business: jacaranda,
    role: 'Administrador',
    address: '/chargebacks',
    call: '/chargeback',
    sorts: [
      chargebacksWords.es.columns.status,
      chargebacksWords.es.columns.reference,
      chargebacksWords.es.columns.deadline,
      chargebacksWords.es.columns.date,
      chargebacksWords.es.columns.opened,
      chargebacksWords.es.columns.amount,
    ],
    oldestFirst: true,
    nothing: 'email=nadie%40nunca.example',
    opens: /\/chargebacks-detail\?id=\d+$/,
  },
  {
    title: settlementsWords.es.title,
    business: jacaranda,
    role: 'Reportes',
    address: '/settlements',
    call: '/settlement',
    sorts: [settlementsWords.es.columns.date, settlementsWords.es.columns.amount],
    nothing: 'idConciliation=999999999',
    opens: /\/settlement-detail\?id=\d+$/,
  },
  {
    title: requestLogWords.es.title,
    business: ollin,
    role: 'Desarrollador',
    address: '/request-log',
    call: '/requestlog',
    sorts: [
      requestLogWords.es.columns.date,
      requestLogWords.es.columns.status,
      requestLogWords.es.columns.milliseconds,
    ],
    nothing: 'code=nunca',
    opens: /\/request-log\/detail\?.*id=\d+$/,
    another: payIntoInbox,
  },
  {
    title: emailsWords.es.title,
    business: jacaranda,
    role: 'Desarrollador',
    address: '/integration/emails',
    call: '/emails',
    sorts: [emailsWords.es.columns.created],
    nothing: 'idTransaction=2000000000',
    opens: /\/integration\/emails\/\d+/,
  },
  {
    title: webhooksWords.es.deliveries.title,
    business: ollin,
    role: 'Desarrollador',
    address: '/integration/webhooks/deliveries',
    call: '/webhooks',
    sorts: [webhooksWords.es.deliveries.columns.created],
    nothing: 'idTransaction=2000000000',
    opens: /\/integration\/webhooks\/deliveries\/\d+/,
    another: payIntoInbox,
  },
  {
    title: webhooksWords.es.inbox.title,
    business: ollin,
    role: 'Desarrollador',
    address: '/integration/webhooks/inbox',
    call: '/sandbox/inbox',
    sorts: [webhooksWords.es.inbox.columns.received],
    opens: /\/integration\/webhooks\/inbox\/\d+/,
    another: payIntoInbox,
  },
];

/** Sees to it that a list has more rows than a page holds. */
export const fillList = async (request: APIRequestContext, screen: ListScreen): Promise<void> => {
  if (!screen.another) return;
  const headers = await headersOf(request, screen);
  const url = new URL(`/api${screen.call}`, 'http://localhost');
  const rows = async (): Promise<number> => {
    const answer = await request.get(`${url.pathname}${url.search}`, { headers });
    expect(answer.status()).toBe(200);
    const { data } = (await answer.json()) as { data: readonly { readonly maxRows: number }[] };
    return data[0]?.maxRows ?? 0;
  };
  for (let missing = limits.rowsOfPage + 2 - (await rows()); missing > 0; missing -= 1)
    await screen.another(request);
  await expect.poll(rows).toBeGreaterThan(limits.rowsOfPage);
};
