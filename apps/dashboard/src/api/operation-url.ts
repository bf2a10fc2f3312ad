type Values = Readonly<Record<string, unknown>>;

const text = (name: string, value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`${name} cannot stand in an address`);
};

/** `/transaction/detail/{idTransaction}` with its parameters filled in. */
export const fillPath = (path: string, params: Values = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(text(name, params[name])));

/** An empty parameter counts as absent, as it does on the server. */
const queryOf = (query: Values = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, text(name, value));
  }
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
};

export const operationUrl = (path: string, params?: Values, query?: Values): string =>
  `/api${fillPath(path, params)}${queryOf(query)}`;
