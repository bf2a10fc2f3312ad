import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerBadge, answerCodes } from './call-badges.tsx';

const textOf = (answer: Parameters<typeof answerCodes>[0]): readonly [string, string | null] => [
  renderToStaticMarkup(<AnswerBadge {...answer} />).replace(/<[^>]+>/g, ''),
  answerCodes(answer),
];

test.each([
  ['of a payment', { httpStatus: 200, code: '002', idTransaction: 7 }, ['Pagada', 'HTTP 200 · 002']],
  ['about no payment', { httpStatus: 200, code: '002', idTransaction: null }, ['200', '002']],
  ['refused', { httpStatus: 409, code: 'reference_taken', idTransaction: null }, ['409', 'reference_taken']],
  ['without a code', { httpStatus: 204, code: null, idTransaction: null }, ['204', null]],
] as const)('a call %s says how it was answered', (_, answer, said) => {
  expect(textOf(answer)).toEqual(said);
});
