type ChartBar = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly negative: boolean;
};

type ChartGeometry = {
  readonly bars: readonly ChartBar[];
  /** The values of the hairlines, from the top down, and where they are. */
  readonly lines: readonly { readonly value: number; readonly y: number }[];
  /** The lines of the values before, each across the bar of its day. */
  readonly before: readonly { readonly x1: number; readonly x2: number; readonly y: number }[];
};

/** The maximum bar width, so that a few days do not give very wide bars. */
const widest = 56;

/** The least and the most steps between the hairlines of a chart. */
const [fewest, most] = [3, 6];

/** Round steps, 1, 2, 2.5 and 5 times a power of ten, of which some are between a tenth of a size and the size itself. */
const roundSteps = (size: number): readonly number[] => {
  const power = 10 ** Math.floor(Math.log10(size));
  return [0.1, 0.2, 0.25, 0.5, 1, 2, 2.5, 5].map((factor) => factor * power);
};

/**
 * Round values that span the given ones and zero, from the largest down; zero and one above where all of them are zero. Those that
 * leave the least room above and below, and of these the fewest.
 */
export const roundValues = (values: readonly number[]): readonly number[] => {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  if (top === bottom) return [1, 0];
  const [best] = roundSteps(top - bottom)
    .map((step) => ({ step, highest: Math.ceil(top / step), lowest: Math.floor(bottom / step) }))
    .filter(({ highest, lowest }) => highest - lowest >= fewest && highest - lowest <= most)
    .toSorted(
      (one, other) =>
        (one.highest - one.lowest) * one.step - (other.highest - other.lowest) * other.step ||
        other.step - one.step,
    );
  if (!best) throw new Error(`no round values span ${bottom} and ${top}`);
  const { step, highest, lowest } = best;
  return Array.from({ length: highest - lowest + 1 }, (_, index) => (highest - index) * step);
};

/** How far the line of a value before reaches from the middle of its bar, as a share of the bar: somewhat beyond both of its edges. */
const beyondBar = 0.62;

/** How far below zero a value may be without hairlines of its own, as a share of the largest: its bar hangs over the edge. */
const overTheEdge = 0.04;

/**
 * Bars above or below zero in a box of `width` × `height`, hairlines at round values, and a line across each bar at the value before. Every value
 * except 0 gets at least a visible bar.
 */
export const chartGeometry = (
  values: readonly number[],
  before: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
): ChartGeometry => {
  const all = [...values, ...before];
  const least = -overTheEdge * Math.max(0, ...all);
  const rounded = roundValues(all.map((value) => (value < 0 && value >= least ? 0 : value)));
  const top = rounded[0] ?? 1;
  const span = top - (rounded.at(-1) ?? 0);
  const at = (value: number): number => ((top - value) / span) * height;
  const slot = width / Math.max(1, values.length);
  const size = Math.min(slot * 0.66, widest);
  const reach = Math.min(slot / 2, size * beyondBar);
  return {
    lines: rounded.map((value) => ({ value, y: at(value) })),
    before: before.map((value, index) => ({
      x1: (index + 0.5) * slot - reach,
      x2: (index + 0.5) * slot + reach,
      y: at(value),
    })),
    bars: values.map((value, index) => {
      const length = value === 0 ? 0 : Math.max(1, (Math.abs(value) / span) * height);
      return {
        x: index * slot + (slot - size) / 2,
        y: value < 0 ? at(0) : at(0) - length,
        width: size,
        height: length,
        negative: value < 0,
      };
    }),
  };
};

/** Which of so many days have their name below the axis: about `most`, evenly apart, the last one among them. */
export const namedDays = (days: number, most: number): readonly number[] => {
  const step = Math.max(1, Math.ceil(days / most));
  return Array.from({ length: days }, (_, index) => index).filter((index) => (days - 1 - index) % step === 0);
};
