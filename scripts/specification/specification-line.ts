/** One thing that a specification says, and the tests that fail when it is no longer so. */
export type SpecificationLine = {
  /** In a few words, with its section: `D 5 Refund: the amount is not above what remains`. */
  readonly says: string;
  /** `file > title`: a file from the root, and the title of a test in it or a part that all of its cases share. */
  readonly proof: readonly [string, ...string[]];
};

/** A line of the checklist. */
export const line = (says: string, ...proof: SpecificationLine['proof']): SpecificationLine => ({
  says,
  proof,
});
