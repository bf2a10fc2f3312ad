/** What the words of a feature say of its list. */
export type ListWords = {
  readonly title: string;
  readonly found: (count: string) => string;
  readonly loading: string;
  readonly states: {
    readonly failed: string;
    readonly filteredTitle: string;
    readonly filteredText: string;
  };
};
