import { freshReference } from '../../../request-builder/lib/fresh-reference.ts';
import type { StepPage } from '../../lib/scenario-page.ts';
import type { References } from '../../state/scenario-actions.ts';

export const newReference = (): string => freshReference(Date.now(), Math.random);

/** An unused reference for each step. */
export const newReferences = (steps: readonly StepPage[]): References =>
  Object.fromEntries(steps.map(({ name }) => [name, newReference()]));
