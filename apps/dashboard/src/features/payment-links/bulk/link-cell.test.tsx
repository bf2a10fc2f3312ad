import { linkFields, type TypedLink } from '@pasarela/contracts/payment-links/payment-link-fields';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkCell } from './link-cell.tsx';

/** The options of the frequency of a line, those that cannot be chosen and the one that stands there marked. */
const optionsOf = (typed: Partial<TypedLink>): readonly string[] => {
  const nothing = Object.fromEntries(linkFields.map((field) => [field, ''])) as TypedLink;
  const markup = renderToStaticMarkup(
    <LinkCell
      field="frequency"
      typed={{ ...nothing, ...typed }}
      error={undefined}
      label="Periodicidad"
      disabled={false}
      onChange={() => undefined}
    />,
  );
  return [...markup.matchAll(/<option([^>]*)value="([^"]*)"([^>]*)>/g)].map(
    ([, before = '', value, after = '']) =>
      [value, ...(`${before}${after}`.match(/disabled|selected/g) ?? []).toSorted()].join(' '),
  );
};

test('a recurring line offers no dates of its own, and shows those that its file has', () => {
  const offered = ['Daily', 'Biweekly', 'Monthly', 'Halfyearly', 'Annual'];
  expect(optionsOf({ typeFrequency: 'isRecurring' })).toEqual([' selected', ...offered]);
  expect(optionsOf({ typeFrequency: 'isRecurring', frequency: 'scheduled' })).toEqual([
    '',
    ...offered,
    'Scheduled disabled selected',
  ]);
  expect(optionsOf({ typeFrequency: 'isRecurring', frequency: 'Weekly' })).toEqual([
    '',
    'Weekly disabled selected',
    ...offered,
  ]);
});
