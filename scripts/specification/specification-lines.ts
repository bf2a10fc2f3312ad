import { dashboardLines } from './dashboard-lines.ts';
import { documentationLines } from './documentation-lines.ts';
import type { SpecificationLine } from './specification-line.ts';

/** Both specifications, line by line. */
export const specificationLines: readonly SpecificationLine[] = [...dashboardLines, ...documentationLines];
