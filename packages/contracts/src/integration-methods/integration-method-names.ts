/** The pages below `/docs/integration-methods` (docs/specification/documentation-site.md), the longer of its two lists. */
export const integrationPageNames = [
  'integrationWeb',
  'wci',
  'wcda',
  'wcdc',
  'wcdx',
  'wsc',
  'wsx',
  'api',
  'deferment',
  'cash-payments',
  'inmediate-capture-card',
  'inmediate-capture-session',
  'inmediate-capture-token-creation',
  'inmediate-capture-token',
  'delayed-capture-auth',
  'delayed-capture-token',
  'delayed-capture-auth-token',
  'delayed-capture-msi',
  'delayed-capture-cancel',
  'capture',
  'suscription-token',
  'suscription-token-initial-date',
  'suscription-card',
  'suscription-card-initial-date',
  'suscription-cancelation',
  'refund',
  'transaction-status',
  'by-reference',
  'report',
  'device-fingerprint',
] as const;

/** The methods below `/docs/tokenization`: `create`, `delete` and `list`. */
export const tokenizationNames = ['tokenization-create', 'tokenization-delete', 'tokenization-list'] as const;

/** The call that our script makes from a merchant's own page. */
export const scriptMethodNames = ['form-session'] as const;

export const integrationMethodNames = [
  ...integrationPageNames,
  ...tokenizationNames,
  ...scriptMethodNames,
] as const;
export type IntegrationMethodName = (typeof integrationMethodNames)[number];
