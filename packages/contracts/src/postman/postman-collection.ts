import type { Operation } from '../http/define-operation.ts';
import type { IntegrationMethod, MethodSample } from '../integration-methods/integration-method.ts';
import {
  type IntegrationMethodName,
  integrationMethodNames,
} from '../integration-methods/integration-method-names.ts';
import { integrationMethods } from '../integration-methods/integration-methods.ts';
import { operations } from '../operations.ts';
import { scenarioHeader, scenariosOf } from '../sandbox/scenarios.ts';
import { filled, type Language, type Words } from '../words/words.ts';
import { collectionScript, hasPage, isSentFirst, scriptAfter, scriptBefore } from './postman-script.ts';
import { answerVariable, bodyText, withVariables } from './postman-variables.ts';

const words = {
  name: { es: 'Pasarela: API de pagos', en: 'Pasarela: payment API' },
  description: {
    es: 'Una petición por ejemplo de la documentación. Importa también el ambiente de sandbox o el de producción: la colección pide su token con `apiKey` y `password`, y lo renueva cuando vence. Cada petición envía antes lo que necesita. En el sandbox eso incluye pagar por tu cliente y adelantar el reloj de la cuenta; su descripción lo dice.',
    en: 'One request for each sample in the documentation. Import the sandbox or the production environment too: the collection gets its token with `apiKey` and `password`, and renews it when it expires. Each request first sends whatever it depends on. In the sandbox that includes paying for your customer and moving the account’s clock; its description says so.',
  },
  token: { es: 'Obtener un token', en: 'Get a token' },
  payerInSandbox: {
    es: 'En el sandbox la colección paga por tu cliente con una tarjeta de prueba.',
    en: 'In the sandbox the collection pays for your customer with a test card.',
  },
  payerInProduction: {
    es: 'En producción envía “{title}”, espera a que tu cliente pague en la página de su `url` y pon lo que conteste la consulta en la variable {variables}.',
    en: 'In production send “{title}”, wait until your customer has paid on the page at its `url`, and put what the status query returns in the variable {variables}.',
  },
  timeInSandbox: {
    es: 'En el sandbox la colección hace un pago y adelanta el reloj de la cuenta {minutes} minutos.',
    en: "In the sandbox the collection makes a payment and moves the account's clock by {minutes} minutes.",
  },
  timeInProduction: {
    es: 'En producción envía “{title}” y deja pasar {minutes} minutos.',
    en: 'In production send “{title}” and let {minutes} minutes pass.',
  },
  byScript: {
    es: 'Necesita una sesión de formulario, que nuestro script hace en tu página, en la variable {variables}. Sin ella no se envía.',
    en: 'It needs a form session, which our script creates on your page, in the variable {variables}. Without it, it is not sent.',
  },
  scenario: {
    es: 'Provoca una falla. Solo en modo pruebas: {choices}.',
    en: 'Provokes a failure. Sandbox only: {choices}.',
  },
} as const satisfies Record<string, Words>;

const script = (listen: 'prerequest' | 'test', lines: readonly string[]) =>
  lines.length === 0 ? [] : [{ listen, script: { type: 'text/javascript', exec: lines } }];

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

/** The manual steps before a sample, for the needs that the collection does not send itself. */
const stepsBefore = ({ needs = [] }: MethodSample, language: Language): string[] =>
  needs
    .filter((need) => !isSentFirst(need))
    .flatMap(({ method, gives, paidByPayer, minutesLater = 0 }) => {
      const { title } = integrationMethods[method];
      const variables = Object.values(gives)
        .map((field) => `\`${answerVariable(method, field)}\``)
        .join(', ');
      const said = (sentence: Words): string =>
        filled(sentence, language, { title, variables, minutes: minutesLater });
      if (!hasPage(method)) return [said(words.byScript)];
      return [
        ...(paidByPayer ? [said(words.payerInSandbox), said(words.payerInProduction)] : []),
        ...(minutesLater > 0 ? [said(words.timeInSandbox), said(words.timeInProduction)] : []),
      ];
    });

const descriptionOf = (
  { description }: IntegrationMethod,
  sample: MethodSample,
  language: Language,
): string => [description[language], ...stepsBefore(sample, language)].join('\n\n');

/** The header that provokes a failure, left out of the request until somebody ticks it. */
const scenarioHeaderOf = (operation: Operation, language: Language) => {
  const choices = scenariosOf(operation);
  const [first] = choices;
  return first === undefined
    ? []
    : [
        {
          key: scenarioHeader,
          value: first,
          disabled: true,
          description: filled(words.scenario, language, { choices: choices.join(', ') }),
        },
      ];
};

const requestOf = (name: IntegrationMethodName, sample: MethodSample, language: Language) => {
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
        ...scenarioHeaderOf(operation, language),
      ],
      ...(body
        ? {
            body: {
              mode: 'raw',
              raw: bodyText(sample),
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

const authenticationRequest = (language: Language) => ({
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
export const postmanCollection = (language: Language) => ({
  info: {
    name: words.name[language],
    description: words.description[language],
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}', type: 'string' }] },
  event: script('prerequest', collectionScript),
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
