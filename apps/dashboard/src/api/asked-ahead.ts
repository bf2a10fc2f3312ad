declare global {
  /** Set by `public/first-paint.js`. */
  var askedAhead: { readonly url: string; readonly response: Promise<Response> } | undefined;
}

/** The answer to a call that the document itself made before this code was there. It is taken once: it grows old. */
export const takeAskedAhead = (url: string): Promise<Response> | undefined => {
  const ahead = globalThis.askedAhead;
  if (ahead?.url !== url) return undefined;
  globalThis.askedAhead = undefined;
  return ahead.response;
};
