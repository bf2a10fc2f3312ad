import type { Words } from '../words/words.ts';

export const frequencyNames = ['Daily', 'Biweekly', 'Monthly', 'Halfyearly', 'Annual', 'Scheduled'] as const;
export type FrequencyName = (typeof frequencyNames)[number];

type FrequencyEntry = {
  readonly label: Words;
  /** The distance between two charges; `Scheduled` repeats that between the first two dates. */
  readonly every: { readonly days: number } | { readonly months: number } | 'firstTwoDates';
};

/** The frequencies of a subscription's charges. */
export const frequencies = {
  Daily: { label: { es: 'Diaria', en: 'Daily' }, every: { days: 1 } },
  Biweekly: {
    label: { es: 'Quincenal (cada 14 días)', en: 'Biweekly (every 14 days)' },
    every: { days: 14 },
  },
  Monthly: { label: { es: 'Mensual', en: 'Monthly' }, every: { months: 1 } },
  Halfyearly: { label: { es: 'Semestral', en: 'Halfyearly' }, every: { months: 6 } },
  Annual: { label: { es: 'Anual', en: 'Annual' }, every: { months: 12 } },
  Scheduled: { label: { es: 'Programada', en: 'Scheduled' }, every: 'firstTwoDates' },
} as const satisfies Record<FrequencyName, FrequencyEntry>;

export const isFrequencyName = (text: string): text is FrequencyName => Object.hasOwn(frequencies, text);
