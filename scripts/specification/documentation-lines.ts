import { api, contract, docs, journey, scenario } from './proofs.ts';
import { line } from './specification-line.ts';

const everyMessage = journey('docs-builder', 'every message of credentials, JSON and answers');
const keeping = journey('docs-builder', 'credentials stay in this browser, for this session or not at all');
const preparing = journey('docs-builder', 'what a sample needs is sent first; GET and DELETE');
const theTree = docs('plugins/request-builder/lib/json-tree', 'takes a property out, whatever its case');

const route = (path: string) =>
  line(`P 2 Routes: ${path}`, docs('site/specified-routes', `${path} is a page in both languages`));
const method = (name: string, operation: string) =>
  line(
    `P 2 Integration methods: ${name}, by ${operation}`,
    docs('site/specified-routes', `/docs/integration-methods/${name} is a page in both languages`),
    scenario('integration-methods', `${name} ${operation}: `),
  );
const length = (field: string, most: number) =>
  line(
    `P 3: ${field}, at most ${most}`,
    contract('payments/payment-schema', `takes ${field} of up to ${most} characters`),
  );
const sends = (call: string, ...proof: [string, ...string[]]) => line(`P 7: ${call}`, ...proof);

/** The specification of the documentation and of the payment API, line by line: P 1 to P 9. */
export const documentationLines = [
  line(
    'P 1: the version selector shows 1.17 alone',
    journey('docs-navigation', 'the version is 1.17, and there is no other'),
  ),
  line(
    'P 1: an endpoint page shows its production and sandbox URL with copy buttons, headers, parameters and the builder',
    journey('docs-navigation', 'an endpoint page has both addresses, each copied with one press'),
    docs(
      'plugins/request-builder/lib/describe-method',
      'takes address, errors and samples from the contract',
    ),
  ),
  ...[
    '/docs',
    '/docs/integration-credentials',
    '/docs/payment-types/capture1',
    '/docs/payment-types/delayedCapture',
    '/docs/payment-types/delayedCaptureCancellation',
    '/docs/payment-types/subs',
    '/docs/payment-types/subsCancellation',
    '/docs/antifraud-validations',
    '/docs/authentication-types/auth',
    '/docs/authentication-types/json',
    '/docs/catalogs/response',
    '/docs/catalogs/frecuency',
    '/docs/tokenization/create',
    '/docs/tokenization/delete',
    '/docs/tokenization/list',
    '/docs/integration-tests/simulation',
    '/docs/integration-tests/visa',
    '/docs/integration-tests/americanExpress',
    '/docs/production-validation-session',
    '/docs/test-builder',
  ].map(route),
  ...Object.entries({
    integrationWeb: 'createTransaction',
    wci: 'createTransaction',
    wcda: 'createTransaction',
    wcdc: 'payCapture',
    wcdx: 'payCancel',
    wsc: 'createTransaction',
    wsx: 'payCancelSubscription',
    api: 'createPayment',
    deferment: 'createPayment',
    'cash-payments': 'createPayment',
    'inmediate-capture-card': 'createPayment',
    'inmediate-capture-session': 'createPayment',
    'inmediate-capture-token-creation': 'createPayment',
    'inmediate-capture-token': 'createPayment',
    'delayed-capture-auth': 'createPayment',
    'delayed-capture-token': 'createPayment',
    'delayed-capture-auth-token': 'createPayment',
    'delayed-capture-msi': 'createPayment',
    'delayed-capture-cancel': 'payCancel',
    capture: 'payCapture',
    'suscription-token': 'createPayment',
    'suscription-token-initial-date': 'createPayment',
    'suscription-card': 'createPayment',
    'suscription-card-initial-date': 'createPayment',
    'suscription-cancelation': 'payCancelSubscription',
    refund: 'payRefund',
    'transaction-status': 'getResponse',
    'by-reference': 'getResponseByReference',
    report: 'getDayReport',
    'device-fingerprint': 'createPayment',
  }).map(([name, operation]) => method(name, operation)),
  line(
    'P 2: the 3D Secure diagram can be enlarged',
    journey('docs-pages', 'the 3D Secure diagram opens large: '),
  ),
  line(
    'P 2: over 992 px a side navigation, below it a collapsible one',
    docs('plugins/site-bundling/breakpoint-plugin', 'moves both sides of the theme’s breakpoint to 992 px'),
    journey('docs-navigation', 'the navigation stands beside the page over 992 px, and opens below'),
  ),
  line('P 2: unknown paths lead to /login', api('plugins/static-pages', '/docs/nothing leads to the login')),
  line('P 2 Request Builder: two tabs, type of sample and sample', everyMessage),
  line('P 2 Request Builder: a tree of checkable properties builds the body', theTree),
  line(
    'P 2 Request Builder: a help button opens a drawer with description and data type',
    journey('accessibility', 'the Request Builder, with everything open'),
  ),
  line('P 2 Request Builder: the JSON is edited, and taken with Actualizar JSON', everyMessage),
  line(
    'P 2 Request Builder: credentials are shown and hidden, saved in local storage, and deleted',
    keeping,
    docs('plugins/request-builder/lib/browser-memory', 'are kept in one place alone'),
  ),
  line(
    'P 2 Request Builder: sending authenticates, then calls with the token',
    docs(
      'plugins/request-builder/lib/send-request',
      'gets a token, then makes the call with it, without cookies',
    ),
  ),
  length('ReferenceNumber', 30),
  length('FirstName', 30),
  length('LastName', 30),
  length('PhoneNumber', 20),
  length('Street', 40),
  length('StreetNumber', 10),
  length('StreetNumber2', 10),
  length('City', 30),
  length('State', 30),
  length('Country', 30),
  length('PostalCode', 10),
  line(
    'P 3: the cards of each brand have their digits, code and type',
    contract('payments/card-rules', 'is right for each brand with its own digits and code'),
    contract('card-numbers/card-brands', 'has the codes of the catalogue, and the digits of its cards'),
  ),
  line(
    'P 3: a reason of at most 500 characters',
    scenario(
      'authorizations',
      'wants a reason of 5 to 250 characters in the dashboard, 1 to 500 in the payment API',
    ),
  ),
  line(
    'P 3: the frequencies',
    contract('limits/limits', 'has the currency, environments, periods and frequencies that are specified'),
  ),
  line(
    'P 3: the statuses of a transaction',
    contract(
      'statuses/transaction-status',
      'are those of the specification, with their names, colours and labels',
    ),
  ),
  line(
    'P 4: the response codes 001 to 016, each where the specification has it',
    contract('statuses/transaction-status', 'answer the code of their number'),
    scenario('integration-methods', 'answers to the example of every name what the specification says'),
  ),
  line(
    'P 4: an authorization is captured whole or in part, or canceled, and lasts 7 days',
    scenario('authorizations', 'of a part books the part and releases the rest'),
    scenario('authorizations', 'of more than was authorized is refused, and changes nothing'),
    scenario('authorizations', 'of an authorization reverses it, with its reason, and frees its reference'),
    scenario(
      'authorizations',
      "can be captured to the last second of its seven days, by the account's clock",
    ),
  ),
  line('P 5: * Campo requerido', everyMessage),
  line('P 5: Credenciales erróneas', everyMessage),
  line('P 5: No hay datos para guardar', everyMessage),
  line(
    'P 6: a key and its password, as Basic header or as the token of Authenticate',
    scenario(
      'payments-credentials',
      'are an API key and its password, or the token that these were exchanged for',
    ),
  ),
  sends(
    'POST /api/auth/Authenticate',
    scenario(
      'payments-credentials',
      'are an API key and its password, or the token that these were exchanged for',
    ),
    keeping,
  ),
  sends('POST /api/pay/createtransaction', scenario('integration-methods', 'wci createTransaction: ')),
  sends('POST /api/pay/capture', scenario('integration-methods', 'capture payCapture: ')),
  sends('POST /api/pay/cancel', scenario('integration-methods', 'delayed-capture-cancel payCancel: ')),
  sends(
    'POST /api/pay/CancelSubscription',
    scenario('integration-methods', 'suscription-cancelation payCancelSubscription: '),
  ),
  sends('POST /api/pay/create', scenario('integration-methods', 'inmediate-capture-card createPayment: ')),
  sends('POST /api/pay/refund', scenario('integration-methods', 'refund payRefund: ')),
  sends(
    'GET /api/transaction/response/{transactionNumber}',
    scenario('integration-methods', 'transaction-status getResponse: '),
  ),
  sends(
    'GET /api/transaction/responsebyreference/{referenceNumber}',
    scenario('integration-methods', 'by-reference getResponseByReference: '),
  ),
  sends(
    'GET /api/transaction/report/{transactionDate}',
    scenario('integration-methods', 'report getDayReport: '),
    scenario('day-report', 'goes by the clock of the account'),
  ),
  sends(
    'POST /api/customercardidentifiers',
    scenario('integration-methods', 'tokenization-create '),
    preparing,
  ),
  sends(
    'DELETE /api/customercardidentifiers/{id}',
    scenario('integration-methods', 'tokenization-delete '),
    preparing,
  ),
  sends(
    'GET /api/customercardidentifiers/{emailCustomer}/list',
    scenario('integration-methods', 'tokenization-list '),
  ),
  line('P 8: Revisa los datos enviados en el JSON, and an inline error', everyMessage),
  line('P 8: a failed authentication shows its text', everyMessage),
  line(
    'P 8: Link Copiado and Error al copiar link',
    journey('docs-builder', 'history and links bring a request back without its card'),
  ),
  line('P 8: ¡Solicitud exitosa!', everyMessage),
  line('P 8: 007 is a review, not an error', everyMessage),
  line(
    'P 9: a copy button says so for 2 seconds',
    journey('docs-navigation', 'an endpoint page has both addresses, each copied with one press'),
  ),
  line(
    'P 9: the test cards of the specification',
    contract('test-cards/test-cards', 'begin with those of the specification'),
    scenario('payments-test-cards', '4242424242424242 12/2030 answers 002'),
    scenario('payments-test-cards', '5105105105105100 12/2030 answers 003'),
  ),
];
