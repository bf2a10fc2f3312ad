/** How fields, headers and settings are written: `idConciliation`, `ReferenceNumber`, `Retry-After`, `SMTP_URL`, `{count}`. */
const names = [
  /\{\w+\}/,
  /\b[A-Za-z]\w*_\w+/,
  /\b[a-z]+[A-Z]\w*/,
  /\b(?!OpenAPI|JavaScript|MasterCard)[A-Z][a-z]+[A-Z]\w*(?:[.-][A-Z]\w*)*/,
  /\b(?:Accept|Content|Idempotency|Retry|Sandbox)-[A-Z]\w*/,
  /(?<=\bencabezado )[A-Z][\w-]*/,
  /\b[A-Z][\w-]*(?= header\b)/,
];
const anyName = new RegExp(`(${names.map(({ source }) => source).join('|')})`);

/** A sentence in parts: every second one is a name of code. */
export const atCodeNames = (text: string): string[] => text.split(anyName);
