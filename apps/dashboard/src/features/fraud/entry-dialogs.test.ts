import { expect, test } from 'vitest';
import { emptyEntry, entryDraft } from './entry-dialogs.tsx';

test('an entry is read again, a card without its number', () => {
  const { keep, revive } = entryDraft(emptyEntry, 'entry');
  const email = { ...emptyEntry, value: 'ana@example.com', active: false };
  expect(revive(keep(email))).toEqual(email);
  const card = { ...emptyEntry, field: 'card', value: '4242424242424242' } as const;
  expect(revive(keep(card))).toEqual({ ...card, value: '' });
});
