import type { BuilderState, Notice, NoticeName } from './builder-state.ts';

/** A toast: the turn grows with each, so that the same words said twice are heard twice. */
export const noticed = (
  state: Pick<BuilderState, 'turn'>,
  name: NoticeName,
  tone: Notice['tone'],
): Pick<BuilderState, 'notice' | 'turn'> => ({
  notice: { name, tone, turn: state.turn + 1 },
  turn: state.turn + 1,
});
