import type { FieldDescription } from './field-description.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

/** Stands where something secret stood: what is restored has the sample's value there. */
export const masked = '•••';

/** Thirteen digits or more, whatever separates them and whatever their check digit: they may be a card number. */
const cardLike = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){12}/u;

/** Whether a text must not be stored in any field: it may hold a card number, or holds the password in use. */
const isTelling = (text: string, password: string): boolean =>
  cardLike.test(text.normalize('NFKC')) || (password !== '' && text.includes(password));

/** A value that is no list and no object. */
const plainValue = (value: JsonValue, password: string): JsonValue =>
  (typeof value === 'string' || typeof value === 'number') && isTelling(String(value), password)
    ? masked
    : value;

/** Undefined where the contract has another kind: nothing says what a list or an object in its place holds. */
const valueWithoutSecrets = (
  field: FieldDescription,
  value: JsonValue,
  password: string,
): JsonValue | undefined => {
  if (field.secret) return masked;
  if (value === null) return null;
  if (field.kind === 'object')
    return isJsonObject(value) ? withoutSecrets(field.children, value, password) : undefined;
  if (field.kind === 'array')
    return isJsonList(value)
      ? value.flatMap((element) => elementWithoutSecrets(field, element, password) ?? [])
      : undefined;
  return isJsonList(value) || isJsonObject(value) ? undefined : plainValue(value, password);
};

/** The contract has lists of objects and lists of plain values, none of lists. */
const elementWithoutSecrets = (
  { children }: FieldDescription,
  element: JsonValue,
  password: string,
): JsonValue | undefined => {
  if (isJsonList(element)) return undefined;
  if (isJsonObject(element)) return withoutSecrets(children, element, password);
  return children.length === 0 ? plainValue(element, password) : undefined;
};

/**
 * A body that may be kept: the properties that the contract has, in the contract's names. What it calls secret is
 * masked, whatever it is, and so is what could be a card number, or holds the password in use, anywhere else. Names
 * that it does not have say nothing of what they hold, so they are left out.
 */
export const withoutSecrets = (
  fields: readonly FieldDescription[],
  body: JsonObject,
  password = '',
): JsonObject =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, JsonValue][] => {
      const field = fields.find((one) => one.name.toLowerCase() === name.toLowerCase());
      const kept = field && valueWithoutSecrets(field, value, password);
      return field && kept !== undefined ? [[field.name, kept]] : [];
    }),
  );

/** The parameters of a path or a query in a form that may be stored, with secrets masked. */
export const textsWithoutSecrets = (
  fields: readonly FieldDescription[],
  values: Readonly<Record<string, string>>,
  password = '',
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const value = values[field.name];
      if (value === undefined) return [];
      return [[field.name, field.secret || isTelling(value, password) ? masked : value]];
    }),
  );
