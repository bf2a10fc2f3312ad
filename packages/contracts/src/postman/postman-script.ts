import { businessTimeZone, day as dayLength } from '../dates/dates.ts';
import type { Operation } from '../http/define-operation.ts';
import type { MethodSample, SampleNeed } from '../integration-methods/integration-method.ts';
import type { IntegrationMethodName } from '../integration-methods/integration-method-names.ts';
import { integrationMethods } from '../integration-methods/integration-methods.ts';
import { operations } from '../operations.ts';
import { PaymentMethod } from '../payment-methods/payment-methods.ts';
import { sampleCard } from '../payments/sample-payment.ts';
import { answerVariable, bodyText, dayVariable, referenceVariable } from './postman-variables.ts';

const text = (value: unknown): string => JSON.stringify(value);

/**
 * Whether the collection can meet a precondition in any environment. Those that need a payer or elapsed time work only in the
 * sandbox.
 */
export const isSentFirst = ({ method, paidByPayer, minutesLater }: SampleNeed): boolean =>
  hasPage(method) && !paidByPayer && !minutesLater;

/** Methods without a page are called by our script in the browser. */
export const hasPage = (method: IntegrationMethodName): boolean =>
  integrationMethods[method].page !== undefined;

/** The sandbox environment, in which the collection can act as the customer and move the clock. */
const isSandbox = "pm.environment.get('isSandbox') === 'true'";

/** A new reference of at most 30 characters, with letters. */
const newReference = [
  'const newReference = () =>',
  `  pm.variables.set(${text(referenceVariable)}, 'PEDIDO-' + Date.now().toString(36) + '-' + Math.random().toString(36).slice(2, 10));`,
];

/** Before every request: sets a new reference, and gets a token if there is none or it is nearly an hour old. */
export const collectionScript = [
  ...newReference,
  'newReference();',
  "if (!pm.environment.get('token') || Date.now() > Number(pm.environment.get('tokenUntil'))) {",
  '  pm.sendRequest({',
  "    url: pm.environment.get('baseUrl') + '/api/auth/Authenticate',",
  "    method: 'POST',",
  "    header: { 'Content-Type': 'application/json' },",
  "    body: { mode: 'raw', raw: JSON.stringify({ UserId: pm.environment.get('apiKey'), Password: pm.environment.get('password') }) },",
  '  }, (error, answer) => {',
  '    if (error) throw error;',
  "    pm.environment.set('token', answer.json().token);",
  "    pm.environment.set('tokenUntil', Date.now() + 55 * 60 * 1000);",
  '  });',
  '}',
];

/** The body of a function that calls `next` when it is done. */
type Step = readonly string[];

/** Builds a script of steps that run one after the other; `answer` is the newest answer. */
const stepLines = (steps: readonly Step[]): string[] => [
  ...newReference,
  'const call = (method, path, body, then) =>',
  '  pm.sendRequest({',
  "    url: pm.environment.get('baseUrl') + '/api' + path,",
  '    method,',
  "    header: { 'Content-Type': 'application/json', Authorization: 'Bearer ' + pm.environment.get('token') },",
  "    ...(body ? { body: { mode: 'raw', raw: pm.variables.replaceIn(body) } } : {}),",
  '  }, (error, response) => {',
  '    if (error) throw error;',
  '    then(response.json());',
  '  });',
  'let answer;',
  'const steps = [',
  ...steps.flatMap((step) => ['  (next) => {', ...step.map((line) => `    ${line}`), '  },']),
  '];',
  'const run = () => {',
  '  const step = steps.shift();',
  '  if (step) step(run);',
  '};',
];

const calling = (method: string, path: string, body: string): Step => [
  `call(${text(method)}, ${path}, ${text(body)}, (given) => {`,
  '  answer = given;',
  '  next();',
  '});',
];

/** Computes the days by the account's clock, which may have been moved. Production uses real time. */
const daySteps = (days: readonly number[]): readonly Step[] => [
  [
    'const setDays = (now) => {',
    '  const dayOf = (away) =>',
    `    new Date(now + away * ${dayLength}).toLocaleDateString('en-CA', { timeZone: ${text(businessTimeZone)} });`,
    ...days.flatMap((away) => [
      `  pm.variables.set(${text(dayVariable(away, 'path'))}, dayOf(${away}));`,
      `  pm.variables.set(${text(dayVariable(away, 'body'))}, dayOf(${away}).replaceAll('-', '/'));`,
    ]),
    '  next();',
    '};',
    `if (${isSandbox}) call('GET', ${text(operations.getClock.path)}, '', ({ data }) => setDays(Date.parse(data.now)));`,
    'else setDays(Date.now());',
  ],
];

const payment = text({ idPaymentMethod: PaymentMethod.creditCard, ...sampleCard });

/** Pays as the customer on the page that the answer names, then replaces the answer by that of a status query. */
const payerSteps: readonly Step[] = [
  [
    "const token = answer.url.split('/').pop();",
    `call('POST', '/checkout/' + token + '/pay', ${text(payment)}, () => next());`,
  ],
  calling('GET', "'/transaction/response/' + answer.transactionNumber", ''),
];

const clockStep = (minutes: number): Step => [
  `call('POST', ${text(operations.moveClock.path)}, ${text(text({ minutes }))}, () => next());`,
];

const needSteps = ({ method, gives, paidByPayer, minutesLater }: SampleNeed): readonly Step[] => {
  const { operation, samples } = integrationMethods[method];
  const called: Operation = operations[operation];
  return [
    ['newReference();', ...calling(called.method, text(called.path), bodyText(samples[0]))],
    ...(paidByPayer ? payerSteps : []),
    [
      ...Object.values(gives).map(
        (field) => `pm.environment.set(${text(answerVariable(method, field))}, answer[${text(field)}]);`,
      ),
      'newReference();',
      'next();',
    ],
    ...(minutesLater ? [clockStep(minutesLater)] : []),
  ];
};

/** Skips a request if a value is missing that a person has to provide. */
const skipWithout = (needs: readonly SampleNeed[]): string[] =>
  needs.flatMap(({ method, gives }) =>
    Object.values(gives).map(
      (field) =>
        `if (!pm.environment.get(${text(answerVariable(method, field))})) pm.execution.skipRequest();`,
    ),
  );

/** The script before a request: it computes the sample's days and makes the calls that the sample needs. */
export const scriptBefore = ({ days = {}, needs = [] }: MethodSample): string[] => {
  const always = needs.filter(isSentFirst);
  const inSandbox = needs.filter((need) => hasPage(need.method) && !isSentFirst(need));
  const byHand = needs.filter(({ method }) => !hasPage(method));
  const firstSamples = needs.map(({ method }) => integrationMethods[method].samples[0]);
  const distinctDays = [
    ...new Set(
      [days, ...firstSamples.map((sample) => sample.days ?? {})].flatMap((each) => Object.values(each)),
    ),
  ];
  const steps = [
    ...(distinctDays.length > 0 ? daySteps(distinctDays) : []),
    ...[...always, ...inSandbox].flatMap(needSteps),
  ];
  return [
    ...skipWithout(byHand),
    ...(steps.length > 0 ? stepLines(steps) : []),
    ...(inSandbox.length > 0
      ? [`if (${isSandbox}) run();`, 'else {', ...skipWithout(inSandbox).map((line) => `  ${line}`), '}']
      : steps.length > 0
        ? ['run();']
        : []),
  ];
};

/** The fields of a method's answer that other samples need after a manual step. */
const fieldsKept = (name: IntegrationMethodName): string[] => [
  ...new Set(
    Object.values(integrationMethods)
      .flatMap(({ samples }) => [...samples])
      .flatMap(({ needs = [] }) => needs)
      .filter((need) => need.method === name && !isSentFirst(need))
      .flatMap(({ gives }) => Object.values(gives)),
  ),
];

/** The script after a request: it tests the answer, keeps the fields that others need, and drops values that are used up. */
export const scriptAfter = (name: IntegrationMethodName, sample: MethodSample): string[] => {
  const isFirst = integrationMethods[name].samples[0] === sample;
  const used = (sample.needs ?? []).filter(({ method }) => !hasPage(method));
  return [
    'const answer = pm.response.json();',
    `pm.test(${text(`responseCode ${sample.responseCode}`)}, () => pm.expect(answer.responseCode).to.eql(${text(sample.responseCode)}));`,
    ...(isFirst ? fieldsKept(name) : []).map(
      (field) => `pm.environment.set(${text(answerVariable(name, field))}, answer[${text(field)}]);`,
    ),
    ...used.flatMap(({ method, gives }) =>
      Object.values(gives).map((field) => `pm.environment.unset(${text(answerVariable(method, field))});`),
    ),
  ];
};
