/** The submit handler of a typed filter: applies the value and returns undefined, or returns an error. Empty clears it. */
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
