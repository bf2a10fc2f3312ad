import type { MethodGroup, MethodSummary } from './operation-page.ts';

/** The part of the site's navigation that the grouping reads. */
export type NavigationItem = {
  readonly type: string;
  /** The path of a page below the documents. */
  readonly id?: string;
  /** The label of a category. */
  readonly label?: string;
  readonly items?: readonly NavigationItem[];
};

const groupsIn = (
  items: readonly NavigationItem[],
  methods: readonly MethodSummary[],
  labels: readonly string[],
): MethodGroup[] => {
  const own = items.flatMap(
    ({ id }) => methods.find(({ page }) => id !== undefined && page === `/${id}`) ?? [],
  );
  const inner = items.flatMap(({ label, items: inside = [] }) =>
    label === undefined ? [] : groupsIn(inside, methods, [...labels, label]),
  );
  return [...(own.length > 0 ? [{ label: labels.join(' · '), methods: own }] : []), ...inner];
};

/** The methods as the navigation groups them; those that it does not have come last, under no name. */
export const groupMethods = (
  items: readonly NavigationItem[],
  methods: readonly MethodSummary[],
): MethodGroup[] => {
  const groups = groupsIn(items, methods, []);
  const grouped = new Set(groups.flatMap((group) => group.methods));
  const others = methods.filter((method) => !grouped.has(method));
  return others.length > 0 ? [...groups, { label: '', methods: others }] : groups;
};
