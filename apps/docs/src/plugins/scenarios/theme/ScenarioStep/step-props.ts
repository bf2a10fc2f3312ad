import type { StepPage } from '../../lib/scenario-page.ts';
import type { Scenario } from '../Scenario/use-scenario.ts';

/** The props of every part of a step. */
export type StepProps = { readonly scenario: Scenario; readonly step: StepPage };
