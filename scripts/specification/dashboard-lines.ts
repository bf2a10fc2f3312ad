import type { SpecificationLine } from './specification-line.ts';

/** The dashboard's specification, line by line: D 2 screens to D 9 limits. */
export const dashboardLines: readonly SpecificationLine[] = [];
