/** The texts that a feature provides for its list. */
export type ListWords = {
  readonly title: string;
  readonly found: (count: string) => string;
  readonly loading: string;
  readonly states: {
    readonly failed: string;
    /** Undefined if the list has no filters. */
    readonly filteredTitle?: string;
    readonly filteredText?: string;
  };
};
