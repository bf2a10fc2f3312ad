import settings from '@generated/request-builder/default/settings.json';
import { useWords } from '../../../../site/use-locale.ts';
import { answerIn } from '../../lib/step-outcome.ts';
import { scenarioWords } from '../../words/scenario-words.ts';
import styles from './step-panel.module.css';
import type { StepProps } from './step-props.ts';

/** How far the step has come, said aloud when that changes. */
export const StepState = ({ scenario, step }: StepProps) => {
  const words = useWords(scenarioWords).step;
  const progress = scenario.progress[step.name] ?? 'locked';
  const { responseCode, transactionNumber } =
    answerIn(scenario.state.steps[step.name]?.outcome ?? null) ?? {};
  const entry = typeof responseCode === 'string' ? settings.responseCodes[responseCode] : undefined;
  // An answer that is no transaction has a response code, but no status.
  const label = typeof transactionNumber === 'string' ? ` ${entry?.label}` : '';
  const text = {
    locked: () => words.locked(step.number - 1),
    open: () => words.open,
    skipped: () => words.skipped,
    done: () => (entry ? `${words.done} · ${String(responseCode)}${label}` : words.done),
  }[progress]();
  return (
    <p className={styles.state} data-progress={progress} role="status" data-reading="skip">
      {scenario.state.sending === step.name ? words.sending : text}
    </p>
  );
};
