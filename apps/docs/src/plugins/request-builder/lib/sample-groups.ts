import type { MethodSample, SampleNeed } from '@pasarela/contracts/integration-methods/integration-method';
import { operations } from '@pasarela/contracts/operations';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { documentedMethod } from '../../../site/documented-methods.ts';
import type { Locale } from '../../../site/locales.ts';
import { needWords } from '../words/need-words.ts';
import { plainObject } from './json-value.ts';
import type { NeededCall, Sample, SampleGroup } from './operation-page.ts';

const words = {
  es: { complete: 'Petición completa', general: 'Petición' },
  en: { complete: 'Complete request', general: 'Request' },
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const textsOf = (values: MethodSample['params'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));

const neededCall = (need: SampleNeed, locale: Locale): NeededCall => {
  const method = documentedMethod(need.method);
  const operation = operations[method.operation];
  return {
    ...need,
    words: needWords(need.method, locale),
    call: {
      method: operation.method,
      path: `/api${operation.path}`,
      secured: operation.access.kind === 'apiKey',
      sample: sampleOf(method.samples[0], locale),
    },
  };
};

const sampleOf = (sample: MethodSample, locale: Locale): Sample => ({
  name: sample.name,
  label: sample.words[locale],
  params: textsOf(sample.params),
  query: textsOf(sample.query),
  body: sample.body ? plainObject(sample.body) : null,
  days: sample.days ?? {},
  needs: (sample.needs ?? []).map((need) => neededCall(need, locale)),
  byScript: sample.byScript !== undefined,
  responseCode: sample.responseCode ?? null,
});

/** The sample with everything is a type of its own; the others are grouped by the response code that they get. */
const groupKey = (sample: MethodSample): string =>
  sample.name === 'complete' ? 'complete' : (sample.responseCode ?? 'general');

/** The label of a group. An answer that is no transaction (a saved card) has a response code, but no status. */
const groupLabel = (key: string, ofTransaction: boolean, locale: Locale): string => {
  if (key === 'complete' || key === 'general') return words[locale][key];
  if (!ofTransaction) return `${words[locale].general} (${key})`;
  const status = Object.values(transactionStatuses).find((one) => one.responseCode === key);
  return status ? `${status.label[locale]} (${key})` : key;
};

/** The types of sample request of a method, and the samples of each, in the contract's order. */
export const sampleGroups = (
  samples: readonly MethodSample[],
  ofTransaction: boolean,
  locale: Locale,
): SampleGroup[] => {
  const keys = [...new Set(samples.map(groupKey))];
  return keys.map((key) => ({
    key,
    label: groupLabel(key, ofTransaction, locale),
    samples: samples.filter((one) => groupKey(one) === key).map((one) => sampleOf(one, locale)),
  }));
};
