type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of the values in which the value at a path is replaced. */
const withValue = (values: Values, path: string, value: unknown): Values => {
  const [head = '', ...rest] = path.split('.');
  const inner = values[head];
  return {
    ...values,
    [head]: rest.length === 0 ? value : withValue(isValues(inner) ? inner : {}, rest.join('.'), value),
  };
};

/** Replaces the values at those paths that begin with a field of this part; other paths are ignored. */
export const filledPart = <V extends Values>(
  part: V,
  changes: readonly (readonly [path: string, value: unknown])[],
): V =>
  changes
    .filter(([path]) => Object.hasOwn(part, path.split('.', 1)[0] ?? ''))
    .reduce<Values>((values, [path, value]) => withValue(values, path, value), part) as V;
