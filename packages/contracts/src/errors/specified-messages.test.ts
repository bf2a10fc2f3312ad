import { expect, it } from 'vitest';
import { type ErrorCode, errorCodes, type FieldErrorCode, fieldErrorCodes } from './error-codes.ts';

/** The specified messages that the server sends, letter for letter, each with its line of the specification. */
const messages: readonly (readonly [string | string[], string, ErrorCode, 'es' | 'en'])[] = [
  ['LOGIN-8', 'Invalid login', 'invalid_login', 'en'],
  ['LOGIN-8', 'Inicio de sesión inválido', 'invalid_login', 'es'],
  [[], 'El Servicio no se encuentra disponible', 'service_unavailable', 'es'],
  ['REFUND-15', 'The amount is not valid', 'refund_exceeds_remaining', 'en'],
  [
    'REFUND-21',
    'There is already a transaction in process, try again later.',
    'transaction_in_process',
    'en',
  ],
  ['REFUND-9', 'You must wait for at least 5 minutes to make this refund', 'refund_too_early', 'en'],
  ['REFUND-10', 'Its only possible to refund 100% of the transaction', 'refund_only_total', 'en'],
  [
    'REFUND-11',
    'You must wait 24 hours before you are able to make a partial refund',
    'refund_partial_too_early',
    'en',
  ],
  ['FILE-10', 'File type not allowed', 'file_type_not_allowed', 'en'],
  ['FILE-11', 'Images exceed the allowed dimensions', 'image_too_large', 'en'],
  ['SETTING-20', 'Error saving this file', 'file_not_saved', 'en'],
  [
    'SUBSCRIPTION-45',
    'Action not available. You only can reprocess subscription once per day.',
    'reprocess_once_a_day',
    'en',
  ],
  [
    'SUBSCRIPTION-46',
    'Action not available. The daily subscription collection process is not yet complete.',
    'reprocess_collection_pending',
    'en',
  ],
  ['STATEMENT-4', 'period missing', 'period_missing', 'en'],
  ['CHARGEBACK-25', 'You need to upload at least 1 file', 'chargeback_proof_missing', 'en'],
];

for (const [line, specified, code, language] of messages)
  it(`“${specified}”`, { tags: line }, () => {
    expect(errorCodes[code].message[language]).toBe(specified);
  });

const fieldMessages: readonly (readonly [string, string, FieldErrorCode, 'es' | 'en'])[] = [
  ['FRAUD-13', 'Tarjeta invalida.', 'invalid_card', 'es'],
  ['FRAUD-13', 'Invalid card', 'invalid_card', 'en'],
  ['USER-16', 'user has to have a business', 'business_required', 'en'],
  ['LINK-45', 'You must add at least one file', 'file_needed', 'en'],
  ['LINK-45', 'Debes agregar al menos un archivo', 'file_needed', 'es'],
  ['LINK-37', 'Date for next payment greather than the due date.', 'next_payment_after_due', 'en'],
];

for (const [line, specified, code, language] of fieldMessages)
  it(`“${specified}” at its field`, { tags: [line] }, () => {
    expect(fieldErrorCodes[code][language]).toBe(specified);
  });
