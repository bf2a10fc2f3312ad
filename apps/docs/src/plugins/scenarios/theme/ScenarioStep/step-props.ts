import type { StepPage } from '../../lib/scenario-page.ts';
import type { Scenario } from '../Scenario/use-scenario.ts';

/** What every part of a step is given. */
export type StepProps = { readonly scenario: Scenario; readonly step: StepPage };
