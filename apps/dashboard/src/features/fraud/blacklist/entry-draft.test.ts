import { expect, test } from 'vitest';
import { emptyEntry, entryDraft } from './entry-draft.ts';

test('an entry is read again, a card without its number', () => {
  const email = { ...emptyEntry, value: 'ana@example.com', active: false };
  expect(entryDraft.revive(entryDraft.keep(email))).toEqual(email);
  const card = { ...emptyEntry, field: 'card', value: '4242424242424242' } as const;
  expect(entryDraft.revive(entryDraft.keep(card))).toEqual({ ...card, value: '' });
});
