import { expect, it } from 'vitest';
import { z } from 'zod';
import { cardNumberProblems } from './card-numbers-in-call.ts';
import { shapeOf } from './match-names.ts';

const card = '4929570203841061';
const shape = shapeOf(
  z.object({
    Description: z.string().optional(),
    Lines: z.array(z.object({ Name: z.string() })).optional(),
    cardNumber: z.string().optional().meta({ secret: true }),
    Data: z.object({ any: z.string() }).meta({ secret: true }).optional(),
    Free: z.record(z.string(), z.unknown()).optional(),
  }),
);
const fieldsOf = (body: unknown) =>
  cardNumberProblems(shape, body).map(({ field, code }) => `${field} ${code}`);

it('names every text with a card number in it, however deep it stands', () => {
  const body = {
    Description: `paga con ${card}`,
    Lines: [{ Name: 'x' }, { Name: card }],
    Free: { a: [{ b: card }] },
    Unknown: card,
  };
  expect(fieldsOf(body).toSorted()).toEqual(
    ['Description', 'Free.a.0.b', 'Lines.1.Name', 'Unknown'].map((field) => `${field} card_number_in_text`),
  );
});

it('leaves alone the fields that take one, numbers of orders, and what is too long to be kept', () => {
  const order = '4929570203841062';
  expect(fieldsOf({ cardNumber: card, Data: { any: card }, Description: order })).toEqual([]);
  expect(fieldsOf({ Description: card.repeat(700) })).toEqual([]);
  for (const body of [card.slice(0, 10), null, undefined, 7, []]) expect(fieldsOf(body)).toEqual([]);
});
