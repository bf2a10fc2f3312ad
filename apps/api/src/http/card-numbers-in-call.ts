import { holdsCardNumber } from '@pasarela/contracts/card-numbers/card-numbers-in-text';
import { isLongerThan } from '@pasarela/contracts/http/text-length';
import type { FieldProblem } from '#errors/refusal.ts';
import { isRecord, type Shape } from './match-names.ts';

/** The longest text that is searched. No field of the contract takes a longer one; it is refused for its length. */
const maxText = 10_000;

const problemCode = 'card_number_in_text';

const innerShape = (shape: Shape, name: string): Shape =>
  (shape.kind === 'object' && shape.fields.get(name.toLowerCase())?.shape) ||
  (shape.kind === 'array' ? shape.item : { kind: 'other' });

/**
 * The fields of a body that contain a card number although they are not meant for one. The schemas already check free text; this
 * check covers every field, so that no stored call contains a card number.
 */
export const cardNumberProblems = (shape: Shape, value: unknown): readonly FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const waiting: { readonly shape: Shape; readonly value: unknown; readonly field: string }[] = [
    { shape, value, field: '' },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { field } = next;
    if (next.shape.kind === 'secret') continue;
    if (typeof next.value === 'string' && !isLongerThan(next.value, maxText) && holdsCardNumber(next.value))
      problems.push({ field, code: problemCode });
    if (!isRecord(next.value) && !Array.isArray(next.value)) continue;
    for (const [name, inner] of Object.entries(next.value))
      waiting.push({
        shape: innerShape(next.shape, name),
        value: inner,
        field: field === '' ? name : `${field}.${name}`,
      });
  }
  return problems;
};
