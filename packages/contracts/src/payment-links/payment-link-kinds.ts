import { type FrequencyName, frequencyNames } from '../frequencies/frequencies.ts';
import type { Words } from '../words/words.ts';

/** `typeFrequency` of a payment link: paid once, charged until it is canceled, or charged a number of times. */
export const linkTypes = ['isNone', 'isRecurring', 'isInstallments'] as const;
export type LinkType = (typeof linkTypes)[number];

type LinkTypeEntry = {
  readonly label: Words;
  /** How a link of the type is stored. */
  readonly kind: 'none' | 'recurring' | 'installments';
  /** The frequencies that a link of the type may have; empty where the link charges once. */
  readonly frequencies: readonly FrequencyName[];
};

/** `Scheduled` repeats the distance between two dates, which only installments have. */
export const linkTypeEntries = {
  isNone: { label: { es: 'Un solo pago', en: 'Single payment' }, kind: 'none', frequencies: [] },
  isRecurring: {
    label: { es: 'Recurrente', en: 'Recurrent' },
    kind: 'recurring',
    frequencies: frequencyNames.filter((name) => name !== 'Scheduled'),
  },
  isInstallments: {
    label: { es: 'Pago en parcialidades', en: 'Payment in installments' },
    kind: 'installments',
    frequencies: frequencyNames,
  },
} as const satisfies Record<LinkType, LinkTypeEntry>;

export const isLinkType = (text: unknown): text is LinkType =>
  typeof text === 'string' && Object.hasOwn(linkTypeEntries, text);

/** The type of a stored kind; throws if it is unknown. */
export const linkTypeOf = (kind: string): LinkType => {
  const type = linkTypes.find((name) => linkTypeEntries[name].kind === kind);
  if (!type) throw new Error(`unknown kind of payment link: ${kind}`);
  return type;
};
