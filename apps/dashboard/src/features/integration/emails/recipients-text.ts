/** Whom it is for: one address, or the first of several. */
export const recipientsText = (
  [first = '', ...others]: readonly string[],
  more: (first: string, count: number) => string,
): string => (others.length === 0 ? first : more(first, others.length));
