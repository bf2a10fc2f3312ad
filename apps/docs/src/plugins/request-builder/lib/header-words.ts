import type { Operation } from '@pasarela/contracts/http/define-operation';
import { idempotencyKeyForm } from '@pasarela/contracts/http/idempotency-key';
import { scenarioHeader } from '@pasarela/contracts/sandbox/scenarios';
import type { Locale } from '../../../site/locales.ts';
import type { HeaderDescription } from './operation-page.ts';

const { minLength, maxLength } = idempotencyKeyForm;

const words = {
  es: {
    authorization: 'Basic con tu API key y su contraseña, o Bearer con el token de Authenticate.',
    contentType: 'El cuerpo va en JSON, en UTF-8.',
    acceptLanguage: 'Idioma de los mensajes: es o en. Si lo omites, español.',
    idempotencyKey: `Un identificador tuyo por intento: de ${minLength} a ${maxLength} caracteres ASCII, sin espacios. Si repites la petición con la misma clave recibes la primera respuesta y no se cobra dos veces.`,
    idempotency: 'Idempotencia',
    scenario:
      'Solo en modo pruebas: hace que esta petición falle de la forma que elijas. Producción la rechaza.',
    failures: 'Fallas por petición',
  },
  en: {
    authorization: 'Basic with your API key and its password, or Bearer with the token from Authenticate.',
    contentType: 'The body is JSON, in UTF-8.',
    acceptLanguage: 'Language of the messages: es or en. Spanish by default.',
    idempotencyKey: `Your own identifier for each attempt: ${minLength} to ${maxLength} ASCII characters, without spaces. Repeat the request with the same key and you receive the first response; nothing is charged twice.`,
    idempotency: 'Idempotency',
    scenario: 'Sandbox only: makes this request fail in a chosen way. Production rejects it.',
    failures: 'Failures per request',
  },
};

/** The documentation's section about repeating a call. */
const idempotencyPage = '/errors#idempotency';

/** The documentation's page about what can be made to fail. */
const failuresPage = '/integration-tests/failures';

/** The headers of an operation of the payment API. */
export const headersOf = (operation: Operation, locale: Locale): HeaderDescription[] => {
  const say = words[locale];
  const headers: HeaderDescription[] = [];
  if (operation.access.kind === 'apiKey')
    headers.push({
      name: 'Authorization',
      required: true,
      meaning: say.authorization,
      example: 'Bearer eyJhbGciOi…',
    });
  if (operation.body)
    headers.push({
      name: 'Content-Type',
      required: true,
      meaning: say.contentType,
      example: 'application/json',
    });
  headers.push({ name: 'Accept-Language', required: false, meaning: say.acceptLanguage, example: locale });
  if (operation.idempotent)
    headers.push({
      name: 'Idempotency-Key',
      required: false,
      meaning: say.idempotencyKey,
      example: 'c1a7e0b2-5f0f-4f5c-9a53-1e1a0c3d7c11',
      more: { label: say.idempotency, page: idempotencyPage },
    });
  if (operation.scenarios)
    headers.push({
      name: scenarioHeader,
      required: false,
      meaning: say.scenario,
      example: 'http_503',
      more: { label: say.failures, page: failuresPage },
    });
  return headers;
};
