import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  claimDrafts,
  type DraftPlace,
  forgetDraft,
  forgetDrafts,
  keepDrafts,
  readDraft,
  registerDraft,
} from './form-drafts.ts';
import { fieldsDraft, textDraft } from './use-draft.ts';

const owner = { userName: 'admin', environment: 'Sandbox' } as const;
const place: DraftPlace = { owner, companyId: 1, address: '/leagues-single' };

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Ends the session while these forms are open. */
const endWith = (forms: Readonly<Record<string, unknown>>): void => {
  const close = Object.entries(forms).map(([name, value]) => registerDraft(name, () => value));
  keepDrafts(place);
  for (const each of close) each();
};

describe('what was typed when the session ended', () => {
  test('is there for each form of its page, once', () => {
    endWith({ link: { email: 'ana@example.com' }, reason: 'Duplicado', untouched: undefined });
    expect(readDraft(place, 'link')).toEqual({ email: 'ana@example.com' });
    expect(readDraft(place, 'untouched')).toBeUndefined();
    forgetDraft(place, 'link');
    expect([readDraft(place, 'link'), readDraft(place, 'reason')]).toEqual([undefined, 'Duplicado']);
    forgetDraft(place, 'reason');
    expect(kept.size).toBe(0);
  });

  test.each([
    { ...place, address: '/leagues-single?from=1' },
    { ...place, companyId: 2 },
    { ...place, owner: { ...owner, userName: 'reportes' } },
    { ...place, owner: { ...owner, environment: 'Production' as const } },
  ])('is nowhere else and nobody else’s: %o', (other) => {
    endWith({ reason: 'Duplicado' });
    expect(readDraft(other, 'reason')).toBeUndefined();
    forgetDraft(other, 'reason');
    expect(readDraft(place, 'reason')).toBe('Duplicado');
  });

  test('goes when somebody else signs in, or when it is forgotten', () => {
    endWith({ reason: 'Duplicado' });
    claimDrafts(owner);
    expect(readDraft(place, 'reason')).toBe('Duplicado');
    claimDrafts({ ...owner, userName: 'reportes' });
    expect(kept.size).toBe(0);
    endWith({ reason: 'Duplicado' });
    forgetDrafts();
    expect(kept.size).toBe(0);
  });

  test('leaves no trace where nothing was typed, or too much', () => {
    endWith({ reason: 'Duplicado' });
    endWith({ untouched: undefined });
    expect(kept.size).toBe(0);
    endWith({ reason: 'x'.repeat(2_000_001) });
    expect(kept.size).toBe(0);
  });

  test('is not of a form that was closed before', () => {
    registerDraft('reason', () => 'Duplicado')();
    keepDrafts(place);
    expect(kept.size).toBe(0);
  });

  test.each(['{', '[]', '{"values":{"reason":"x"}}', '{"owner":{},"values":{"reason":"x"}}'])(
    'is nothing where nobody wrote it: %s',
    (text) => {
      kept.set('drafts', text);
      expect(readDraft(place, 'reason')).toBeUndefined();
    },
  );
});

test('fields are read again where they are of the kind that the form begins with', () => {
  const { revive } = fieldsDraft({ value: '', active: true, count: 1 });
  expect(revive({ value: 'x', active: false, count: '7', other: 1 })).toEqual({
    value: 'x',
    active: false,
    count: 1,
  });
  expect([revive(null), revive('x'), textDraft.revive(7), textDraft.revive('x')]).toEqual([
    undefined,
    undefined,
    undefined,
    'x',
  ]);
});
