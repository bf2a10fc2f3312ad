/** What a typed filter does with its text; an answer is what is wrong with it. Empty clears. */
export const typedFilter =
  <Value>(
    read: (text: string) => Value | undefined,
    apply: (value: Value | undefined) => void,
    wrong: string,
  ) =>
  (text: string): string | undefined => {
    const value = read(text);
    if (text.trim() !== '' && value === undefined) return wrong;
    apply(value);
    return undefined;
  };
