import { expect, it } from 'vitest';
import { atCodeNames } from './code-names.ts';

it.each([
  ['La misma Idempotency-Key llegó con otro cuerpo.', ['Idempotency-Key']],
  ['El encabezado Allow de la respuesta dice cuáles admite.', ['Allow']],
  ['The Authorization header is missing.', ['Authorization']],
  ['Usa idConciliation, CardType o SMTP_URL.', ['idConciliation', 'CardType', 'SMTP_URL']],
  ['Debe tener como máximo {count} caracteres.', ['{count}']],
  ['Las que acepta tu API key lo dicen en OpenAPI.', []],
])('%s', (text, names) => {
  const parts = atCodeNames(text);
  expect(parts.filter((_, place) => place % 2 === 1)).toEqual(names);
  expect(parts.join('')).toBe(text);
});
