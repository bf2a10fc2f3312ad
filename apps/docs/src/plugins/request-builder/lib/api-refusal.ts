import { isJsonList, isJsonObject, type JsonValue } from './json-value.ts';

type FieldRefusal = { readonly field: string; readonly code: string; readonly message: string };

/** The payment API's answer to a refused call. */
export type Refusal = {
  readonly code: string;
  readonly message: string;
  readonly requestId: string;
  readonly fields: readonly FieldRefusal[];
};

const textOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '');

/** Reads a refusal out of an answer; null where the answer has another form. */
export const readRefusal = (value: JsonValue | undefined): Refusal | null => {
  if (!isJsonObject(value) || value.status !== 'Error' || typeof value.message !== 'string') return null;
  const errors = isJsonList(value.errors) ? value.errors : [];
  return {
    code: textOf(value.code),
    message: value.message,
    requestId: textOf(value.requestId),
    fields: errors.filter(isJsonObject).map((error) => ({
      field: textOf(error.field),
      code: textOf(error.code),
      message: textOf(error.message),
    })),
  };
};
