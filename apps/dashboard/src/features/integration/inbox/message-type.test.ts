import { expect, test } from 'vitest';
import { messageType } from '#features/integration/inbox/message-type.ts';

test.each([
  ['{"type":"transaction.accepted","data":{}}', 'transaction.accepted'],
  ['{"hello":"inbox"}', null],
  ['{"type":7}', null],
  ['null', null],
  ['[]', null],
  ['<xml/>', null],
  ['', null],
])('%s is %s', (body, type) => {
  expect(messageType(body)).toBe(type);
});
