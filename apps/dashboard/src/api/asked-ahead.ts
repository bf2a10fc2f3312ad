declare global {
  /** Set by `public/first-paint.js`. */
  var askedAhead: { readonly url: string; readonly response: Promise<Response> } | undefined;
}

/** The answer to a call that the document made before this code was loaded. It can be used once, because it becomes outdated. */
export const takeAskedAhead = (url: string): Promise<Response> | undefined => {
  const ahead = globalThis.askedAhead;
  if (ahead?.url !== url) return undefined;
  globalThis.askedAhead = undefined;
  return ahead.response;
};
