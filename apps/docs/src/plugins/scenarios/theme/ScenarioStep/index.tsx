import { useScenarioAround } from '../Scenario/scenario-context.ts';
import { StepPanel } from './step-panel.tsx';

/** A step of the scenario that it stands in. */
export default function ScenarioStep({ name }: { readonly name: string }) {
  const scenario = useScenarioAround();
  const step = scenario.page.steps.find((one) => one.name === name);
  if (!step) throw new Error(`the scenario ${scenario.page.name} has no step ${name}`);
  return <StepPanel scenario={scenario} step={step} />;
}
