import { expect, it } from 'vitest';
import { isReturnUrl, ReturnUrlSchema, returnAddress } from './return-url.ts';

it.each([
  'https://tienda.example',
  'https://tienda.example:8443/gracias?pedido=1042#recibo',
  'HTTPS://Tienda.Example/a',
  'https://añejo.example/niño',
  'https://tienda.example/@ana',
  'https://tienda.example?correo=ana@example.com',
  'http://localhost:4000/gracias',
  'http://127.0.0.1',
  'http://127.8.9.10:80/a',
  'http://[::1]:4000/a',
])('takes %s', (text) => {
  expect(isReturnUrl(text)).toBe(true);
});

it.each([
  '',
  'tienda.example',
  '/gracias',
  '//tienda.example',
  'http://tienda.example',
  'http://localhost.tienda.example',
  'http://127.0.0.1.tienda.example',
  'http://tienda.example/localhost',
  'http://192.168.0.1',
  'http://0.0.0.0',
  'http://[::2]',
  'https:tienda.example',
  'https:/tienda.example',
  'https:///tienda.example',
  'https://',
  'https://ana:clave@tienda.example',
  'https://ana@tienda.example',
  'https://@tienda.example',
  'https://:@tienda.example',
  'http://localhost@tienda.example',
  'https://tienda.example\\@otra.example',
  'javascript:alert(1)',
  'javascript://tienda.example/%0aalert(1)',
  'data:text/html,hola',
  'ftp://localhost',
  'https://tienda.example/dos palabras',
  'https://tienda.example/\u0000',
  'https://tienda.example/\u202egpj',
  'https://tienda.example/\ud800',
])('refuses %j', (text) => {
  expect(isReturnUrl(text)).toBe(false);
});

it('names one problem: the length, the address or a card number', () => {
  const codes = (text: string) =>
    ReturnUrlSchema.safeParse(text).error?.issues.map((issue) =>
      issue.code === 'custom' ? issue.params?.code : issue.code,
    );
  const rest = 2_048 - 'https://tienda.example/'.length;
  expect(codes(`https://tienda.example/${'a'.repeat(rest)}`)).toBeUndefined();
  expect(codes(`https://tienda.example/${'a'.repeat(rest + 1)}`)).toEqual(['too_big']);
  expect(codes('http://tienda.example')).toEqual(['invalid_return_url']);
  expect(codes('https://tienda.example/4242424242424242')).toEqual(['card_number_in_text']);
});

const outcome = { referenceNumber: 'PEDIDO 10&42', transactionNumber: '1024', responseCode: '002' } as const;
const added = 'referenceNumber=PEDIDO+10%2642&transactionNumber=1024&responseCode=002';

it.each([
  ['https://tienda.example', `https://tienda.example?${added}`],
  ['https://tienda.example/gracias?', `https://tienda.example/gracias?${added}`],
  ['https://tienda.example/a?x=%20y&z', `https://tienda.example/a?x=%20y&z&${added}`],
  ['https://tienda.example/a?b=c?d#e?f#g', `https://tienda.example/a?b=c?d&${added}#e?f#g`],
  ['https://tienda.example/#/gracias', `https://tienda.example/?${added}#/gracias`],
  [
    'https://tienda.example/?responseCode=002&a=1&reference%4eumber=x',
    `https://tienda.example/?a=1&${added}`,
  ],
])('adds what became of the payment to %s', (returnUrl, expected) => {
  expect(returnAddress(returnUrl, outcome)).toBe(expected);
});
