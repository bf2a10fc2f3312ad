import { expect, it } from 'vitest';
import { type ErrorCode, errorCodes, type FieldErrorCode, fieldErrorCodes } from './error-codes.ts';

/** What the server says of the messages of the dashboard's specification, sections 5 and 8, letter for letter. */
it.each<[string, ErrorCode, 'es' | 'en']>([
  ['Invalid login', 'invalid_login', 'en'],
  ['Inicio de sesión inválido', 'invalid_login', 'es'],
  ['El Servicio no se encuentra disponible', 'service_unavailable', 'es'],
  ['The amount is not valid', 'refund_exceeds_remaining', 'en'],
  ['There is already a transaction in process, try again later.', 'transaction_in_process', 'en'],
  ['You must wait for at least 5 minutes to make this refund', 'refund_too_early', 'en'],
  ['Its only possible to refund 100% of the transaction', 'refund_only_total', 'en'],
  ['You must wait 24 hours before you are able to make a partial refund', 'refund_partial_too_early', 'en'],
  ['File type not allowed', 'file_type_not_allowed', 'en'],
  ['Images exceed the allowed dimensions', 'image_too_large', 'en'],
  ['Error saving this file', 'file_not_saved', 'en'],
  ['Action not available. You only can reprocess subscription once per day.', 'reprocess_once_a_day', 'en'],
  [
    'Action not available. The daily subscription collection process is not yet complete.',
    'reprocess_collection_pending',
    'en',
  ],
  ['period missing', 'period_missing', 'en'],
  ['You need to upload at least 1 file', 'chargeback_proof_missing', 'en'],
])('“%s”', (specified, code, language) => {
  expect(errorCodes[code].message[language]).toBe(specified);
});

it.each<[string, FieldErrorCode, 'es' | 'en']>([
  ['Tarjeta invalida.', 'invalid_card', 'es'],
  ['Invalid card', 'invalid_card', 'en'],
  ['user has to have a business', 'business_required', 'en'],
  ['You must add at least one file', 'file_needed', 'en'],
  ['Debes agregar al menos un archivo', 'file_needed', 'es'],
  ['Date for next payment greather than the due date.', 'next_payment_after_due', 'en'],
])('“%s” at its field', (specified, code, language) => {
  expect(fieldErrorCodes[code][language]).toBe(specified);
});
