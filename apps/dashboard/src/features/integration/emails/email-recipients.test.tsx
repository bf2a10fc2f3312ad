import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailRecipients, refusedText } from './email-recipients.tsx';

const reply = '550 5.1.1 Unknown here';
const refused = [{ address: 'nobody@example.com', reply }];
const linesOf = (email: Parameters<typeof EmailRecipients>[0]['email']): readonly string[] =>
  renderToStaticMarkup(<EmailRecipients email={email} />)
    .split('</li>')
    .slice(0, -1)
    .map((line) => line.replace(/<[^>]+>/g, ''));

test('each address has its line, and the one that was refused says so with what the server said', () => {
  expect(linesOf({ to: ['nobody@example.com', 'ana@example.com'], refused })).toEqual([
    `nobody@example.com · Rechazado${reply}`,
    'ana@example.com',
  ]);
  expect(linesOf({ to: ['ana@example.com'], refused: [] })).toEqual(['ana@example.com']);
});

test('a row of the list names those that were refused, and says nothing where none was', () => {
  const words = (addresses: string) => `Rechazado: ${addresses}`;
  expect(refusedText([...refused, { address: 'otro@example.com', reply: '' }], words)).toBe(
    'Rechazado: nobody@example.com, otro@example.com',
  );
  expect(refusedText([], words)).toBe('');
});
