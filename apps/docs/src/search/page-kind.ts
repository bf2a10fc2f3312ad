/** What kind of page a result is on. */
export type PageKind = 'guide' | 'call' | 'catalogue' | 'error' | 'dashboardError';

type KindWeights = Readonly<Record<PageKind, number>>;

/**
 * How much a match counts by the kind of its page: explanations before lists of values, those before the pages of single
 * error codes, and codes that only the dashboard's API answers last.
 */
const wordWeights: KindWeights = { guide: 1, call: 0.9, catalogue: 0.8, error: 0.1, dashboardError: 0.03 };

/** Who asks for a code wants its own page, or the catalogue that has it. */
const codeWeights: KindWeights = { guide: 0.5, call: 0.4, catalogue: 2, error: 1, dashboardError: 0.5 };

/** A response code, or one of an error or a decline as it is written: `007`, `reference_taken`. */
const isCode = (text: string): boolean => /^(\d{3}|[a-z\d]+(_[a-z\d]+)+)$/i.test(text.trim());

/** The weight of a page for what is looked for. A page that is looked for by its whole title always counts in full. */
export const pageWeight = (text: string, { kind, page }: { kind: PageKind; page: string }): number => {
  if (text.trim().toLowerCase() === page.toLowerCase()) return 1;
  return (isCode(text) ? codeWeights : wordWeights)[kind];
};
