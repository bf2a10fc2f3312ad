import { type FrequencyName, frequencies, frequencyNames } from '@pasarela/contracts/frequencies/frequencies';
import type { LinkField, TypedLink } from '@pasarela/contracts/payment-links/payment-link-fields';
import { isLinkType, linkTypeEntries, linkTypes } from '@pasarela/contracts/payment-links/payment-link-kinds';
import { readTypedLink } from '@pasarela/contracts/payment-links/read-typed-link';
import type { Language } from '#i18n/language.ts';

/** A choice of a list; choices that do not apply to the kind of link are omitted. */
type LinkChoice = { readonly name: string; readonly label: string; readonly isOffered: boolean };

export type ChoiceField = Extract<LinkField, 'typeFrequency' | 'frequency'>;

export const isChoiceField = (field: LinkField): field is ChoiceField =>
  field === 'typeFrequency' || field === 'frequency';

/** The frequencies of a line: all of them while its kind is unknown. */
const frequenciesOf = (typed: TypedLink): readonly FrequencyName[] => {
  const { typeFrequency } = readTypedLink(typed);
  return isLinkType(typeFrequency) ? linkTypeEntries[typeFrequency].frequencies : frequencyNames;
};

/** The list of a cell, in words. */
export const linkChoices = (
  field: ChoiceField,
  typed: TypedLink,
  language: Language,
): readonly LinkChoice[] => {
  if (field === 'typeFrequency')
    return linkTypes.map((name) => ({ name, label: linkTypeEntries[name].label[language], isOffered: true }));
  const offered = frequenciesOf(typed);
  return frequencyNames.map((name) => ({
    name,
    label: frequencies[name].label[language],
    isOffered: offered.includes(name),
  }));
};

/** What a cell offers, for the sentence that says so. */
export const offeredText = (field: ChoiceField, typed: TypedLink, language: Language): string =>
  linkChoices(field, typed, language)
    .filter(({ isOffered }) => isOffered)
    .map(({ label }) => label)
    .join(', ');
