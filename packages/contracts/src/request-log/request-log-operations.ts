import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import { RowIdSchema } from '../http/identifiers.ts';
import { ListRequestsSchema, LoggedRequestRowSchema, LoggedRequestSchema } from './request-log-schema.ts';

export const listRequests = defineOperation({
  method: 'GET',
  path: '/requestlog',
  subject: 'requestLog',
  access: { kind: 'role', permission: 'viewRequestLog', withKey: 'sandbox' },
  query: ListRequestsSchema,
  answer: z.array(LoggedRequestRowSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Peticiones', en: 'Requests' },
  description: {
    es: 'Las llamadas de la cuenta a la API de pagos, la más reciente primero; se conservan 30 días. Referencia y path buscan por el principio, sin distinguir mayúsculas; las fechas son de tiempo real.',
    en: 'The calls of the account to the payment API, newest first; they are stored for 30 days. Reference and path search by prefix, whatever the case; the dates are real time.',
  },
  examples: [
    { name: 'all', words: { es: 'Todas', en: 'All' }, query: { idCompany: 1 } },
    {
      name: 'refused',
      words: { es: 'Las rechazadas', en: 'Those rejected' },
      query: { httpStatus: '4xx' },
    },
  ],
});

export const getRequest = defineOperation({
  method: 'GET',
  path: '/requestlog/detail/{idRequest}',
  subject: 'requestLog',
  access: { kind: 'role', permission: 'viewRequestLog', withKey: 'sandbox' },
  params: z.strictObject({ idRequest: RowIdSchema }),
  answer: LoggedRequestSchema,
  answerKind: 'envelope',
  errors: ['request_not_found'],
  summary: { es: 'Detalle de una petición', en: 'Request detail' },
  description: {
    es: 'Lo que se envió y lo que se respondió. Los datos de tarjeta y las contraseñas no se conservan.',
    en: 'What was sent and what was returned. Card data and passwords are not stored.',
  },
  examples: [{ name: 'one', words: { es: 'Una', en: 'One' }, params: { idRequest: 1 } }],
});
