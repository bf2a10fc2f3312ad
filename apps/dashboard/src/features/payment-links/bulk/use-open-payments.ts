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

/** The delay after the last change before references are requested, in milliseconds. */
const pause = 300;

/** The open payments that the lines of a sheet would replace, requested when references appear or change. */
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
        // The lines are checked again before they are sent.
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
    /** Discards the known payments; those of the current lines are requested again. */
    forget: () => setKnown(new Map()),
    /** Requests all of them again. */
    refresh: async () => {
      const open = await fetchOpenPayments(references);
      setKnown((before) => withAnswer(before, references, open));
      return open;
    },
  };
};
