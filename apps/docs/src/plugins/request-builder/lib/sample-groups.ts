import type { OperationExample } from '@pasarela/contracts/http/define-operation';
import { transactionStatuses } from '@pasarela/contracts/transactions/transaction-status';
import type { Locale } from '../../../site/locales.ts';
import type { JsonObject } from './json-value.ts';
import type { Sample, SampleGroup } from './operation-page.ts';

const words = {
  es: { complete: 'Petición completa', general: 'Petición' },
  en: { complete: 'Complete request', general: 'Request' },
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const plainJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value));

const sampleOf = (example: OperationExample, locale: Locale): Sample => ({
  name: example.name,
  label: example.words[locale],
  params: Object.fromEntries(
    Object.entries(example.params ?? {}).map(([name, value]) => [name, textOf(value)]),
  ),
  body: example.body ? plainJson(example.body) : null,
});

/** The example with everything is a type of its own; the others are grouped by the response code that they get. */
const groupKey = (example: OperationExample): string =>
  example.name === 'complete' ? 'complete' : (example.responseCode ?? 'general');

const groupLabel = (key: string, locale: Locale): string => {
  if (key === 'complete' || key === 'general') return words[locale][key];
  const status = Object.values(transactionStatuses).find((one) => one.responseCode === key);
  return status ? `${status.label[locale]} (${key})` : key;
};

/** The types of sample request of an operation, and the samples of each, in the contract's order. */
export const sampleGroups = (examples: readonly OperationExample[], locale: Locale): SampleGroup[] => {
  const keys = [...new Set(examples.map(groupKey))];
  return keys.map((key) => ({
    key,
    label: groupLabel(key, locale),
    samples: examples.filter((one) => groupKey(one) === key).map((one) => sampleOf(one, locale)),
  }));
};
