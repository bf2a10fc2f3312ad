type Asked = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly response: Promise<Response>;
  /** Whether the answer has come. */
  readonly isHere?: true;
};

declare global {
  /** Set by `public/first-paint.js` and `public/portal-ahead.js`. */
  var askedAhead: Asked[] | undefined;
}

/** Whether such a call was made ahead and its answer, not used yet, is here: using it then makes nobody wait. */
export const isAnsweredAhead = (urlBeginning: string): boolean =>
  (globalThis.askedAhead ?? []).some(({ url, isHere }) => isHere && url.startsWith(urlBeginning));

/**
 * The answer to a call that the document made before this code was loaded, for the same session and in the same language. It can be
 * used once, because it becomes outdated.
 */
export const takeAskedAhead = (url: string, headers: Headers): Promise<Response> | undefined => {
  const given = globalThis.askedAhead ?? [];
  const index = given.findIndex((asked) => asked.url === url);
  const [asked] = index < 0 ? [] : given.splice(index, 1);
  const isSame =
    asked && [...headers].every(([name, value]) => new Headers(asked.headers).get(name) === value);
  return isSame ? asked.response : undefined;
};
