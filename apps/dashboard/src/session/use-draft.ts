import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { type DraftPlace, forgetDraft, readDraft, registerDraft } from './form-drafts.ts';
import { readSession } from './session-store.ts';
import { isRecord } from './session-value.ts';

/** The current page and user, under which drafts are stored. */
const placeNow = (): DraftPlace | null => {
  const session = readSession();
  if (!session) return null;
  const { userName, environment, company } = session;
  const { pathname, search } = window.location;
  return {
    owner: { userName, environment },
    companyId: company?.id ?? null,
    address: `${pathname}${search}`,
  };
};

/** The conversions of a draft to and from its stored form, which leaves secrets out. */
export type DraftForm<Draft> = {
  readonly keep: (draft: Draft) => unknown;
  /** Undefined where the stored value is not a valid draft. */
  readonly revive: (kept: unknown) => Draft | undefined;
};

const itself = (value: unknown): unknown => value;

export const textDraft = {
  keep: itself,
  revive: (kept: unknown): string | undefined => (typeof kept === 'string' ? kept : undefined),
};

/** A draft of plain fields. A stored field is restored only where its type is that of the form's initial value. */
export const fieldsDraft = <Draft extends object>(initial: Draft): DraftForm<Draft> => ({
  keep: itself,
  revive: (kept) => {
    if (!isRecord(kept)) return undefined;
    const known = Object.entries(initial).filter(([field, value]) => typeof kept[field] === typeof value);
    return { ...initial, ...Object.fromEntries(known.map(([field]) => [field, kept[field]])) };
  },
});

/** The draft that was stored when the session ended here; undefined if there is none. */
export const reviveDraft = <Draft>(name: string, { revive }: DraftForm<Draft>): Draft | undefined => {
  const place = placeNow();
  const kept = place ? readDraft(place, name) : undefined;
  return kept === undefined ? undefined : revive(kept);
};

/** Stores what `read` returns if the session ends; undefined if nothing was changed. Without a name nothing is stored. */
export const useKeptDraft = (name: string | undefined, read: () => unknown): void => {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (name === undefined) return;
    const place = placeNow();
    if (place) forgetDraft(place, name);
    return registerDraft(name, () => latest.current());
  }, [name]);
};

/** A state that is restored when the user returns after the session ended. Secrets are never stored. */
export const useDraft = <Draft>(
  name: string,
  initial: Draft | (() => Draft),
  form: DraftForm<Draft>,
): [Draft, Dispatch<SetStateAction<Draft>>] => {
  const [begun] = useState(initial);
  const [draft, setDraft] = useState((): Draft => reviveDraft(name, form) ?? begun);
  useKeptDraft(name, () => {
    const kept = form.keep(draft);
    return JSON.stringify(kept) === JSON.stringify(form.keep(begun)) ? undefined : kept;
  });
  return [draft, setDraft];
};
