import { expect, test } from 'vitest';
import { readMessage } from '#features/integration/webhooks/inbox-message.ts';

test.each([
  ['{"type":"transaction.accepted","data":{}}', 'transaction.accepted', null],
  ['{"type":"transaction.accepted","data":{"referenceNumber":"A-1"}}', 'transaction.accepted', 'A-1'],
  ['{"type":"transaction.accepted","data":{"referenceNumber":7}}', 'transaction.accepted', null],
  ['{"type":"transaction.accepted","data":null}', 'transaction.accepted', null],
  ['{"hello":"inbox","data":{"referenceNumber":"A-1"}}', null, null],
  ['{"type":7}', null, null],
  ['null', null, null],
  ['[]', null, null],
  ['<xml/>', null, null],
  ['', null, null],
])('%s is %s of %s', (body, type, reference) => {
  expect(readMessage(body)).toEqual({ type, reference });
});
