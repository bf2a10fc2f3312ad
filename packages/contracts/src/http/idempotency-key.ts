/** The form of an `Idempotency-Key`, as JSON Schema has it: visible ASCII characters, no spaces among them. */
export const idempotencyKeyForm = { pattern: '^[!-~]+$', minLength: 1, maxLength: 255 } as const;

const { pattern, maxLength } = idempotencyKeyForm;
const form = new RegExp(pattern);

/** A key that a header can carry and the API takes. */
export const isIdempotencyKey = (key: string): boolean => key.length <= maxLength && form.test(key);
