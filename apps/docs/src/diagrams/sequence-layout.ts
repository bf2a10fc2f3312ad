/** Who takes part in a payment, from the left to the right of every diagram. */
const actorNames = ['shopper', 'site', 'server', 'pasarela', 'bank'] as const;
export type Actor = (typeof actorNames)[number];

export type Step = {
  readonly from: Actor;
  /** The same as `from` where an actor does something by itself. */
  readonly to: Actor;
  /** What stands between backticks is code. */
  readonly text: string;
  /** Answers what was called before: a dashed arrow. */
  readonly answer?: boolean;
  /** No call, but what is the case from here on: a box over the actors. */
  readonly note?: boolean;
};

export type PlacedStep = Step & {
  /** Its place among the steps, from 1. */
  readonly order: number;
  /** A note has no direction. */
  readonly direction: 'right' | 'left' | 'none';
  /** Lines of a grid that has two columns for each actor, so that a lifeline is the line between them. */
  readonly start: number;
  readonly end: number;
};

export type SequenceLayout = {
  /** Those who take part, each once, in their order. */
  readonly actors: readonly Actor[];
  readonly steps: readonly PlacedStep[];
};

/** Where the actors and the steps of a diagram stand. */
export const layOut = (steps: readonly Step[]): SequenceLayout => {
  const actors = actorNames.filter((name) => steps.some(({ from, to }) => from === name || to === name));
  const lifeline = (actor: Actor): number => actors.indexOf(actor) * 2 + 2;
  const lastLine = actors.length * 2 + 1;
  return {
    actors,
    steps: steps.map((step, place) => {
      const order = place + 1;
      const [left, right] = [lifeline(step.from), lifeline(step.to)].sort((one, other) => one - other);
      if (left === undefined || right === undefined) throw new Error('a step has two ends');
      if (step.note || left === right) {
        // Over one actor alone it may be wider than its column, where there is room on both sides.
        const beyond = left === right ? Math.min(2, left - 1, lastLine - left) : 1;
        return {
          ...step,
          order,
          direction: 'none',
          start: left - beyond,
          end: right + beyond,
        };
      }
      return {
        ...step,
        order,
        direction: lifeline(step.from) < lifeline(step.to) ? 'right' : 'left',
        start: left,
        end: right,
      };
    }),
  };
};

export type TextPart = { readonly place: number; readonly text: string; readonly code: boolean };

/** The parts of a step's text, those between backticks as code. */
export const textParts = (text: string): readonly TextPart[] =>
  text
    .split('`')
    .map((part, place) => ({ place, text: part, code: place % 2 === 1 }))
    .filter((part) => part.text !== '');
