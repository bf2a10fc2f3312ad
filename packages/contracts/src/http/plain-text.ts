/**
 * Text without control characters, without unpaired surrogates, which UTF-8 would make indistinguishable, and without what turns the
 * direction of the text around it, which would show a name or an amount reversed.
 */
export const plainTextPattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose
  /^[^\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069\ud800-\udfff]*$/u;
