type ChartBar = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly negative: boolean;
};

type ChartGeometry = {
  readonly bars: readonly ChartBar[];
  /** The position of zero. */
  readonly zero: number;
};

/** The maximum bar width, so that a few days do not give very wide bars. */
const widest = 32;

/** Bars above or below zero in a box of `width` × `height`. Every value except 0 gets at least a visible line. */
export const chartGeometry = (values: readonly number[], width: number, height: number): ChartGeometry => {
  const top = Math.max(0, ...values);
  const bottom = Math.min(0, ...values);
  const span = top - bottom || 1;
  const zero = (top / span) * height;
  const slot = width / Math.max(1, values.length);
  const size = Math.min(slot * 0.7, widest);
  return {
    zero,
    bars: values.map((value, index) => {
      const length = value === 0 ? 0 : Math.max(1, (Math.abs(value) / span) * height);
      return {
        x: index * slot + (slot - size) / 2,
        y: value < 0 ? zero : zero - length,
        width: size,
        height: length,
        negative: value < 0,
      };
    }),
  };
};
