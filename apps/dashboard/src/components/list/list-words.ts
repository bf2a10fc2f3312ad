/** The texts that a feature provides for its list. */
export type ListWords = {
  readonly title: string;
  readonly found: (count: string) => string;
  readonly loading: string;
  readonly states: {
    readonly failed: string;
    /** Left out where nothing is filtered. */
    readonly filteredTitle?: string;
    readonly filteredText?: string;
  };
};
