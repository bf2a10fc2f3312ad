import type { Locale } from '../../../site/locales.ts';

const es = {
  addresses: 'Direcciones',
  production: 'Producción',
  sandbox: 'Sandbox',
  copy: { idle: 'Copiar URL', copied: 'Link Copiado', failed: 'Error al copiar link' },
  copyOf: (name: string) => `Copiar la dirección de ${name}`,
  tryIt: 'Probar con el Request Builder',
  headers: 'Encabezados',
  parameters: 'Parámetros de la ruta',
  query: 'Parámetros de la consulta',
  body: 'Cuerpo de la petición',
  bodyNote:
    'Los nombres se reconocen sin importar mayúsculas. Una propiedad que no está aquí se rechaza por su nombre. Una propiedad opcional se omite; null no se acepta.',
  answer: 'Respuesta',
  answerNote: 'HTTP 200, en JSON.',
  errors: 'Errores',
  errorsNote:
    'Lo que está mal en la llamada. Un pago rechazado no es un error: contesta 200 con el código 003.',
  required: 'obligatorio',
  optional: 'opcional',
  nullable: 'o null',
  example: 'Ejemplo',
  curl: 'curl',
  answerSample: 'Respuesta de ejemplo',
  table: { code: 'Código', status: 'HTTP', message: 'Mensaje' },
};

export type EndpointWords = typeof es;

const en: EndpointWords = {
  addresses: 'Addresses',
  production: 'Production',
  sandbox: 'Sandbox',
  copy: { idle: 'Copy URL', copied: 'Link copied', failed: 'Error copying link' },
  copyOf: (name) => `Copy the address of ${name}`,
  tryIt: 'Try it in the Request Builder',
  headers: 'Headers',
  parameters: 'Path parameters',
  query: 'Query parameters',
  body: 'Request body',
  bodyNote:
    'Names are matched regardless of case. A property that is not listed here is rejected by name. Leave out an optional property; null is not accepted.',
  answer: 'Response',
  answerNote: 'HTTP 200, as JSON.',
  errors: 'Errors',
  errorsNote: 'Problems with the request. A declined payment is not an error: it returns 200 with code 003.',
  required: 'required',
  optional: 'optional',
  nullable: 'or null',
  example: 'Example',
  curl: 'curl',
  answerSample: 'Sample response',
  table: { code: 'Code', status: 'HTTP', message: 'Message' },
};

export const endpointWords: Readonly<Record<Locale, EndpointWords>> = { es, en };
