import { expect, test } from 'vitest';
import { readRefusal } from './read-refusal.ts';

const refusalOf = async (body: string, status: number, headers: Record<string, string> = {}) => {
  const { message, code, fieldErrors, requestId } = await readRefusal(
    new Response(body, { status, headers }),
    'Something went wrong.',
  );
  return { message, code, fieldErrors, requestId };
};

test("an envelope's own message, code, fields and request id", { tags: ['CALL-6'] }, async () => {
  const errors = [{ field: 'Amount', code: 'too_small', message: 'It must be 1 or more.' }];
  const body = { success: false, data: null, message: 'Check the fields listed.', code: 'invalid_fields' };
  expect(await refusalOf(JSON.stringify({ ...body, errors, requestId: 'req_1' }), 422)).toEqual({
    message: 'Check the fields listed.',
    code: 'invalid_fields',
    fieldErrors: errors,
    requestId: 'req_1',
  });
});

test('without an envelope the generic message, with the request id of the header', {
  tags: ['PORTAL-42'],
}, async () => {
  const generic = { message: 'Something went wrong.', code: 'generic', fieldErrors: [], requestId: 'req_2' };
  const headers = { 'X-Request-Id': 'req_2' };
  expect(await refusalOf('<h1>502 Bad Gateway</h1>', 502, headers)).toEqual(generic);
  expect(await refusalOf('null', 500, headers)).toEqual(generic);
  expect(await refusalOf('{"message":""}', 500, headers)).toEqual(generic);
});

test('what is not a field error is not passed on as one', async () => {
  const refusal = await refusalOf(
    JSON.stringify({ message: 'No.', errors: [{ field: 'a' }, 'b', null] }),
    409,
  );
  expect(refusal).toEqual({ message: 'No.', code: 'generic', fieldErrors: [], requestId: null });
});

test('what is wrong in a file of lines comes with it, and nothing else', async () => {
  const line = {
    file: 'a.csv',
    line: 3,
    column: 'amount',
    code: 'too_small',
    message: 'It must be 1 or more.',
  };
  const refused = async (data: unknown) =>
    (await readRefusal(new Response(JSON.stringify({ message: 'No.', data }), { status: 422 }), '')).lines;
  const whole = { ...line, column: null };
  expect(await refused([line, whole, { ...line, line: '3' }, null])).toEqual([line, whole]);
  expect(await refused(null)).toEqual([]);
});
