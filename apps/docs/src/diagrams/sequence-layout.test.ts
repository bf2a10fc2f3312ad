import { describe, expect, it } from 'vitest';
import { layOut, type Step, textParts } from './sequence-layout.ts';

const places = (steps: readonly Step[]) =>
  layOut(steps).steps.map(({ direction, start, end }) => [direction, start, end]);

describe('a sequence diagram', () => {
  it('has those who take part, each once, in the one order', () => {
    const { actors } = layOut([
      { from: 'pasarela', to: 'bank', text: 'a' },
      { from: 'shopper', to: 'pasarela', text: 'b' },
      { from: 'bank', to: 'pasarela', text: 'c', answer: true },
    ]);
    expect(actors).toEqual(['shopper', 'pasarela', 'bank']);
  });

  it('draws a step from lifeline to lifeline', () => {
    expect(
      places([
        { from: 'server', to: 'pasarela', text: 'call' },
        { from: 'pasarela', to: 'server', text: 'answer', answer: true },
        { from: 'shopper', to: 'pasarela', text: 'across' },
      ]),
    ).toEqual([
      ['right', 4, 6],
      ['left', 4, 6],
      ['right', 2, 6],
    ]);
  });

  it('puts a note over its actors, and never beyond the diagram', () => {
    const ends: readonly Step[] = [
      { from: 'shopper', to: 'bank', text: 'call' },
      { from: 'server', to: 'server', text: 'by itself' },
    ];
    const note = (from: Step['from'], to: Step['to']): Step => ({ from, to, text: 'note', note: true });
    expect(
      places([...ends, note('shopper', 'shopper'), note('bank', 'bank'), note('bank', 'server')]).slice(1),
    ).toEqual([
      ['none', 2, 6],
      ['none', 1, 3],
      ['none', 5, 7],
      ['none', 3, 7],
    ]);
  });

  it('keeps what its steps say', () => {
    const step: Step = { from: 'server', to: 'pasarela', text: 'POST', answer: true };
    expect(layOut([step]).steps[0]).toMatchObject({ ...step, order: 1 });
    expect(layOut([])).toEqual({ actors: [], steps: [] });
  });
});

it('takes what stands between backticks as code', () => {
  expect(textParts('`POST` a la API')).toEqual([
    { place: 1, text: 'POST', code: true },
    { place: 2, text: ' a la API', code: false },
  ]);
  expect(textParts('sin código')).toEqual([{ place: 0, text: 'sin código', code: false }]);
});
