import { useEffect, useMemo, useState } from 'react';
import { logFailure } from '#api/log-failure.ts';
import { fetchOpenPayments } from '#features/payment-links/api/open-payments.ts';
import {
  type KnownPayments,
  referencesOf,
  replacementsOf,
  withAnswer,
} from '#features/payment-links/bulk/line-replacements.ts';
import type { SheetLine } from '#features/payment-links/bulk/link-sheet.ts';

/** Milliseconds without a change before references are asked for: nobody waits for a call at each key. */
const pause = 300;

/** What the lines of a sheet would replace, asked for as their references come and change. */
export const useOpenPayments = (lines: readonly SheetLine[]) => {
  const [known, setKnown] = useState<KnownPayments>(new Map());
  const references = useMemo(() => referencesOf(lines), [lines]);
  useEffect(() => {
    const missing = references.filter((reference) => !known.has(reference));
    if (missing.length === 0) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const open = await fetchOpenPayments(missing, leaving.signal);
        setKnown((before) => withAnswer(before, missing, open));
      } catch (error) {
        // The lines are looked at once more before they are sent.
        if (!leaving.signal.aborted && error instanceof Error) logFailure('checkLinkReferences', error);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [references, known]);
  return {
    replacements: useMemo(() => replacementsOf(lines, known), [lines, known]),
    /** Nothing is known any more: what is shown is asked for again. */
    forget: () => setKnown(new Map()),
    /** Asks for all of them anew. */
    refresh: async () => {
      const open = await fetchOpenPayments(references);
      setKnown((before) => withAnswer(before, references, open));
      return open;
    },
  };
};
