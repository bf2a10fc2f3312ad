import { frequencyNames } from '@pasarela/contracts/frequencies/frequencies';
import { linkFields, type TypedLink } from '@pasarela/contracts/payment-links/payment-link-fields';
import { expect, test } from 'vitest';
import { linkChoices, offeredText } from './link-choices.ts';

const ofType = (typeFrequency: string): TypedLink => ({
  ...(Object.fromEntries(linkFields.map((field) => [field, ''])) as TypedLink),
  typeFrequency,
});

const offered = (typeFrequency: string): readonly string[] =>
  linkChoices('frequency', ofType(typeFrequency), 'es').flatMap(({ name, isOffered }) =>
    isOffered ? [name] : [],
  );

test('a line offers the frequencies of its kind', () => {
  expect(offered('isInstallments')).toEqual(frequencyNames);
  expect(offered(' ISRECURRING ')).toEqual(frequencyNames.filter((name) => name !== 'Scheduled'));
  expect(offered('isNone')).toEqual([]);
  expect(offered('')).toEqual([]);
  expect(offered('isWeekly')).toEqual(frequencyNames);
});

test('what is not offered has its words all the same', () => {
  expect(linkChoices('frequency', ofType('isRecurring'), 'es').at(-1)).toEqual({
    name: 'Scheduled',
    label: 'Programada',
    isOffered: false,
  });
});

test('what is offered is named in the words of the screen', () => {
  expect(offeredText('frequency', ofType('isRecurring'), 'es')).toBe(
    'Diaria, Quincenal (cada 14 días), Mensual, Semestral, Anual',
  );
  expect(offeredText('typeFrequency', ofType('isWeekly'), 'en')).toBe(
    'Single payment, Recurrent, Payment in installments',
  );
});
