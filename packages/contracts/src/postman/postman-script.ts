import { businessTimeZone, day as dayLength } from '../dates.ts';
import type { Operation } from '../http/define-operation.ts';
import { filledExample } from '../integration-methods/integration-example.ts';
import type { MethodSample, SampleNeed } from '../integration-methods/integration-method.ts';
import type { IntegrationMethodName } from '../integration-methods/integration-method-names.ts';
import { integrationMethods } from '../integration-methods/integration-methods.ts';
import { operations } from '../operations.ts';

/** A reference that is free: at most 30 characters. */
export const freshReference = 'PEDIDO-{{$timestamp}}-{{$randomInt}}';

/** The environment's name for what another method answered. */
export const answerVariable = (method: IntegrationMethodName, field: string): string => `${method}.${field}`;
/** A body writes a day with slashes, a path with hyphens. */
export const dayVariable = (days: number, place: 'body' | 'path'): string => `${place}-day+${days}`;

const text = (value: unknown): string => JSON.stringify(value);

/** What a request can send by itself before it; the rest waits for a payer, for time, or for our script in a page. */
export const canBeSentFirst = ({ method, paidByPayer, minutesLater }: SampleNeed): boolean => {
  const { page, samples } = integrationMethods[method];
  return page !== undefined && !paidByPayer && !minutesLater && samples[0].needs === undefined;
};

/** Before every request: a token where there is none, or one that has an hour behind it. */
export const tokenScript = [
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

const dayLines = (days: readonly number[]): string[] =>
  days.flatMap((away, position) => [
    `const day${position} = new Date(Date.now() + ${away * dayLength}).toLocaleDateString('en-CA', { timeZone: ${text(businessTimeZone)} });`,
    `pm.variables.set(${text(dayVariable(away, 'path'))}, day${position});`,
    `pm.variables.set(${text(dayVariable(away, 'body'))}, day${position}.replaceAll('-', '/'));`,
  ]);

const needLines = ({ method, gives }: SampleNeed): string[] => {
  const { operation, samples } = integrationMethods[method];
  const called: Operation = operations[operation];
  const { body } = filledExample(samples[0], { reference: freshReference, today: '2026/11/20' });
  return [
    'pm.sendRequest({',
    `  url: pm.environment.get('baseUrl') + ${text(`/api${called.path}`)},`,
    `  method: ${text(called.method)},`,
    "  header: { 'Content-Type': 'application/json', Authorization: 'Bearer ' + pm.environment.get('token') },",
    `  body: { mode: 'raw', raw: pm.variables.replaceIn(${text(JSON.stringify(body))}) },`,
    '}, (error, answer) => {',
    '  if (error) throw error;',
    ...Object.values(gives).map(
      (field) =>
        `  pm.environment.set(${text(answerVariable(method, field))}, answer.json()[${text(field)}]);`,
    ),
    '});',
  ];
};

/** What has to be there before a sample is sent: its days, and what others answer. */
export const scriptBefore = ({ days = {}, needs = [] }: MethodSample): string[] => [
  ...dayLines([...new Set(Object.values(days))]),
  ...needs.filter(canBeSentFirst).flatMap(needLines),
];

/** The fields of a method's answer that samples of others wait for. */
const fieldsKept = (name: IntegrationMethodName): string[] => [
  ...new Set(
    Object.values(integrationMethods)
      .flatMap(({ samples }) => [...samples])
      .flatMap(({ needs = [] }) => needs)
      .filter((need) => need.method === name && !canBeSentFirst(need))
      .flatMap(({ gives }) => Object.values(gives)),
  ),
];

/** What the answer has to be, and what is kept of it. */
export const scriptAfter = (name: IntegrationMethodName, sample: MethodSample): string[] => {
  const isFirst = integrationMethods[name].samples[0] === sample;
  return [
    'const answer = pm.response.json();',
    `pm.test(${text(`responseCode ${sample.responseCode}`)}, () => pm.expect(answer.responseCode).to.eql(${text(sample.responseCode)}));`,
    ...(isFirst ? fieldsKept(name) : []).map(
      (field) => `pm.environment.set(${text(answerVariable(name, field))}, answer[${text(field)}]);`,
    ),
  ];
};
