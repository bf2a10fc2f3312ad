/** The share of the full size that is run; nothing where `pnpm test` runs the small one. */
const share = Number(process.env.PASARELA_TRUST ?? 0);

/** Whether this is `pnpm trust`, beside which nothing else runs. */
export const isTrust = share > 0;

/** What is drawn is drawn from here: the same each time, unless another beginning is asked for. */
export const firstSeed = Number(process.env.PASARELA_SEED ?? 1);

type Sizes = {
  readonly small: number;
  readonly full: number;
  /** Full whatever the share is: the length of what is repeated, not how often it is. */
  readonly fixed?: boolean;
};

/** How much of a test is run: a small size in `pnpm test`, the full one, or a share of it, by `pnpm trust`. */
export const sizeOf = ({ small, full, fixed = false }: Sizes): number => {
  if (share === 0) return small;
  return fixed ? full : Math.max(1, Math.ceil(full * share));
};

/** So many seeds, one after the other. */
export const seedsOf = (size: Sizes): readonly number[] =>
  Array.from({ length: sizeOf(size) }, (_, index) => firstSeed + index);
