import type { ListBehind } from '#components/detail/list-behind.ts';

const detailPath = '/settlement-detail';

/** A deposit's page, which leads back to the list that it was opened from. */
export const settlementLink = (idConciliation: number, list = '') => ({
  to: { pathname: detailPath, search: `?id=${idConciliation}` },
  state: { list } satisfies ListBehind,
});
