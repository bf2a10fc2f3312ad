/** The share of the full size to run; 0 for `pnpm test`, which runs the small size. */
const share = Number(process.env.PASARELA_TRUST ?? 0);

/** Whether this is `pnpm trust`, which runs with nothing else on the machine. */
export const isTrust = share > 0;

/** The first seed of random tests: the same in every run unless another one is set. */
export const firstSeed = Number(process.env.PASARELA_SEED ?? 1);

type Sizes = {
  readonly small: number;
  readonly full: number;
  /** Always the full size, whatever the share: for the length of a repeated scenario. */
  readonly fixed?: boolean;
};

/** The size of a test: the small one in `pnpm test`, the full one or a share of it in `pnpm trust`. */
export const sizeOf = ({ small, full, fixed = false }: Sizes): number => {
  if (share === 0) return small;
  return fixed ? full : Math.max(1, Math.ceil(full * share));
};

/** Consecutive seeds, as many as the size says. */
export const seedsOf = (size: Sizes): readonly number[] =>
  Array.from({ length: sizeOf(size) }, (_, index) => firstSeed + index);
