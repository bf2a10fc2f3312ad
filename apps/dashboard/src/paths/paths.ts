/** The addresses of the pages of the dashboard. */
export const paths = {
  signIn: '/login',
  businesses: '/business',
  users: '/users',
  resume: '/home',
  transactions: '/transactions',
  transactionDetail: '/transaction-detail',
  preauthorizations: '/preauthorizations',
  subscriptions: '/subscriptions',
  subscriptionDetail: '/subscriptions-details',
  paidLeagues: '/paid-leagues',
  leagueSingle: '/leagues-single',
  leaguesBulk: '/leagues-bulk',
  fraud: '/fraud-management',
  blacklist: '/fraud-management/blacklist',
  chargebacks: '/chargebacks',
  chargebackDetail: '/chargebacks-detail',
  integration: '/integration',
  integrationKeys: '/integration/keys',
  integrationWebhooks: '/integration/webhooks',
  deliveries: '/integration/webhooks/deliveries',
  inbox: '/integration/webhooks/inbox',
  emails: '/integration/emails',
  requestLog: '/request-log',
  account: '/my-account',
  help: '/help-center',
  statement: '/statment',
  settlements: '/settlements',
  settlementDetail: '/settlement-detail',
  documentation: '/docs/',
} as const;

const below = (path: string, part: string | undefined): string =>
  part === undefined ? path : `${path}/${part}`;

/** The address of one movement, subscription, chargeback, deposit or request; with `over`, of the dialog over its page. */
export const href = {
  transaction: (id: number | string, over?: string): string =>
    `${below(paths.transactionDetail, over)}?id=${id}`,
  subscription: (id: number, segment = 'Activa'): string => `${paths.subscriptionDetail}/${segment}/${id}/`,
  chargeback: (idTransaction: number, over?: string): string =>
    `${below(paths.chargebackDetail, over)}?id=${idTransaction}`,
  settlement: (id: number): string => `${paths.settlementDetail}?id=${id}`,
  /** Over the list with the filters of `list`. */
  request: (idRequest: number, list: URLSearchParams): string =>
    `${paths.requestLog}/detail?${new URLSearchParams([...list, ['id', String(idRequest)]])}`,
} as const;
