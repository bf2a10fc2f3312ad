import { expect, test } from 'vitest';
import { emails } from './emails-page.tsx';

test('reads what the address says, and nothing that is none', () => {
  const read = (text: string) => emails.toQuery(emails.read(new URLSearchParams(text)), '2026/11/20');
  expect(read('')).toEqual({ pageNumber: 1, rowsOfPage: 10 });
  expect(read('state=sent&kind=paymentLink&idTransaction=7&pageNumber=2')).toEqual({
    state: 'sent',
    kind: 'paymentLink',
    idTransaction: 7,
    pageNumber: 2,
    rowsOfPage: 10,
  });
  expect(read('state=lost&kind=spam&idTransaction=x')).toEqual({ pageNumber: 1, rowsOfPage: 10 });
});
