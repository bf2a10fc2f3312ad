import type { Operation } from '../http/define-operation.ts';
import { filledPart } from '../integration-methods/filled-part.ts';
import type { IntegrationMethod, MethodSample } from '../integration-methods/integration-method.ts';
import {
  type IntegrationMethodName,
  integrationMethodNames,
} from '../integration-methods/integration-method-names.ts';
import { integrationMethods } from '../integration-methods/integration-methods.ts';
import { operations } from '../operations.ts';
import type { Words } from '../words.ts';
import {
  answerVariable,
  canBeSentFirst,
  dayVariable,
  freshReference,
  scriptAfter,
  scriptBefore,
  tokenScript,
} from './postman-script.ts';

type Values = Readonly<Record<string, unknown>>;

const words = {
  name: { es: 'Pasarela: API de pagos', en: 'Pasarela: payment API' },
  description: {
    es: 'Una petición por ejemplo de la documentación. Importa también el ambiente de sandbox o el de producción: la colección pide su token con `apiKey` y `password`, y lo renueva cuando vence. Lo que una petición necesita antes lo envía ella misma, cuando se puede.',
    en: 'One request for each sample in the documentation. Import the sandbox or the production environment too: the collection gets its token with `apiKey` and `password`, and renews it when it expires. Where possible, each request first sends whatever it depends on.',
  },
  token: { es: 'Obtener un token', en: 'Get a token' },
  before: { es: 'Antes', en: 'Before it' },
  send: { es: 'envía', en: 'send' },
  paid: {
    es: 'paga en la página de su `url` y guarda lo que conteste la consulta en la variable',
    en: 'pay on the page at its `url` and put what the status query returns in the variable',
  },
  later: { es: 'deja pasar estos minutos:', en: 'let these minutes pass:' },
  byScript: {
    es: 'una sesión de formulario hecha por nuestro script en tu página; pon su valor en la variable',
    en: 'a form session created by our script on your page; put its value in the variable',
  },
} as const satisfies Record<string, Words>;

const script = (listen: 'prerequest' | 'test', lines: readonly string[]) =>
  lines.length === 0 ? [] : [{ listen, script: { type: 'text/javascript', exec: lines } }];

const variable = (name: string): string => `{{${name}}}`;

/** The values of a sample that are different each time become variables. */
const withVariables = (sample: MethodSample, part: Values, place: 'body' | 'path'): Values => {
  const { needs = [], days = {} } = sample;
  return filledPart(part, [
    ['ReferenceNumber', freshReference],
    ...Object.entries(days).map(([path, away]) => [path, variable(dayVariable(away, place))] as const),
    ...needs.flatMap(({ method, gives }) =>
      Object.entries(gives).map(([path, field]) => [path, variable(answerVariable(method, field))] as const),
    ),
  ]);
};

const urlOf = ({ path }: Operation, sample: MethodSample) => {
  const segments = `/api${path}`
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/^\{(\w+)\}$/, ':$1'));
  const params = Object.entries(withVariables(sample, sample.params ?? {}, 'path'));
  const query = Object.entries(sample.query ?? {});
  return {
    raw: `{{baseUrl}}/${segments.join('/')}`,
    host: ['{{baseUrl}}'],
    path: segments,
    ...(params.length > 0 ? { variable: params.map(([key, value]) => ({ key, value: String(value) })) } : {}),
    ...(query.length > 0 ? { query: query.map(([key, value]) => ({ key, value: String(value) })) } : {}),
  };
};

/** What a person has to do before it. */
const stepsBefore = ({ needs = [] }: MethodSample, language: keyof Words): string[] =>
  needs
    .filter((need) => !canBeSentFirst(need))
    .map(({ method, gives, paidByPayer, minutesLater }) => {
      const { page, title } = integrationMethods[method];
      const variables = Object.values(gives).map((field) => `\`${answerVariable(method, field)}\``);
      if (page === undefined) return `${words.byScript[language]} ${variables}`;
      const steps = [
        `${words.send[language]} “${title[language]}”`,
        ...(paidByPayer ? [`${words.paid[language]} ${variables}`] : []),
        ...(minutesLater ? [`${words.later[language]} ${minutesLater}`] : []),
      ];
      return steps.join('; ');
    });

const descriptionOf = (
  { description }: IntegrationMethod,
  sample: MethodSample,
  language: keyof Words,
): string =>
  [
    description[language],
    ...stepsBefore(sample, language).map((step) => `**${words.before[language]}:** ${step}.`),
  ].join('\n\n');

const requestOf = (name: IntegrationMethodName, sample: MethodSample, language: keyof Words) => {
  const method: IntegrationMethod = integrationMethods[name];
  const operation: Operation = operations[method.operation];
  const { body } = sample;
  return {
    name: sample.words[language],
    event: [...script('prerequest', scriptBefore(sample)), ...script('test', scriptAfter(name, sample))],
    request: {
      method: operation.method,
      header: [
        ...(body ? [{ key: 'Content-Type', value: 'application/json' }] : []),
        { key: 'Accept-Language', value: language },
      ],
      ...(body
        ? {
            body: {
              mode: 'raw',
              raw: JSON.stringify(withVariables(sample, body, 'body'), null, 2),
              options: { raw: { language: 'json' } },
            },
          }
        : {}),
      url: urlOf(operation, sample),
      description: descriptionOf(method, sample, language),
    },
    response: [],
  };
};

const authenticationRequest = (language: keyof Words) => ({
  name: words.token[language],
  event: script('test', ["pm.environment.set('token', pm.response.json().token);"]),
  request: {
    method: operations.authenticate.method,
    auth: { type: 'noauth' },
    header: [
      { key: 'Content-Type', value: 'application/json' },
      { key: 'Accept-Language', value: language },
    ],
    body: {
      mode: 'raw',
      raw: JSON.stringify({ UserId: '{{apiKey}}', Password: '{{password}}' }, null, 2),
      options: { raw: { language: 'json' } },
    },
    url: urlOf(operations.authenticate, { name: '', words: words.token }),
    description: operations.authenticate.description[language],
  },
  response: [],
});

/** Every sample of every method that has a page, as Postman reads it (collection format 2.1). */
export const postmanCollection = (language: keyof Words) => ({
  info: {
    name: words.name[language],
    description: words.description[language],
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
  event: script('prerequest', tokenScript),
  item: [
    authenticationRequest(language),
    ...integrationMethodNames
      .filter((name) => integrationMethods[name].page !== undefined)
      .map((name) => ({
        name: integrationMethods[name].title[language],
        item: integrationMethods[name].samples.map((sample) => requestOf(name, sample, language)),
      })),
  ],
});
