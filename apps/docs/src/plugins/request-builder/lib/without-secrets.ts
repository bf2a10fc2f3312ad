import { holdsCardNumber } from '@pasarela/contracts/payment-methods/card-numbers-in-text';
import type { FieldDescription } from './field-description.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

/** Stands where something secret stood: what is restored has the sample's value there. */
export const masked = '•••';

const plainValue = (value: JsonValue): JsonValue =>
  (typeof value === 'string' || typeof value === 'number') && holdsCardNumber(String(value)) ? masked : value;

const valueWithoutSecrets = (field: FieldDescription, value: JsonValue): JsonValue => {
  if (field.secret) return masked;
  if (isJsonObject(value)) return withoutSecrets(field.children, value);
  if (isJsonList(value))
    return value.map((element) =>
      isJsonObject(element) ? withoutSecrets(field.children, element) : plainValue(element),
    );
  return plainValue(value);
};

/**
 * A body that may be kept: the properties that the contract has, in the contract's names. What it calls secret is
 * masked, whatever it is, and so is what could be a card number anywhere else. Names that it does not have say nothing
 * of what they hold, so they are left out.
 */
export const withoutSecrets = (fields: readonly FieldDescription[], body: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, JsonValue][] => {
      const field = fields.find((one) => one.name.toLowerCase() === name.toLowerCase());
      return field ? [[field.name, valueWithoutSecrets(field, value)]] : [];
    }),
  );

/** The same of the parameters of a path or a query. */
export const textsWithoutSecrets = (
  fields: readonly FieldDescription[],
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const value = values[field.name];
      if (value === undefined) return [];
      return [[field.name, field.secret || holdsCardNumber(value) ? masked : value]];
    }),
  );
