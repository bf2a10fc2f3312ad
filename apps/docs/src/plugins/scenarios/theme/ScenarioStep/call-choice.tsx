import { useWords } from '../../../../site/use-locale.ts';
import { scenarioWords } from '../../words/scenario-words.ts';
import styles from './step-panel.module.css';
import type { StepProps } from './step-props.ts';

/** The calls among which the reader chooses. */
export const CallChoice = ({ scenario, step }: StepProps) => {
  const words = useWords(scenarioWords).step;
  const chosen = scenario.state.steps[step.name]?.choice ?? 0;
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.heading}>{words.choice}</legend>
      {step.calls.map((call, choice) => (
        <label key={call.label} className={styles.choice}>
          <input
            type="radio"
            name={`call-${step.name}`}
            checked={choice === chosen}
            onChange={() => scenario.chooseCall(step.name, choice)}
          />
          {call.label}
        </label>
      ))}
    </fieldset>
  );
};
