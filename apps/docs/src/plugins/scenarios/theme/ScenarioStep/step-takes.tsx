import { useWords } from '../../../../site/use-locale.ts';
import type { CallPage } from '../../lib/scenario-page.ts';
import { carriedText, stepNumber } from '../../state/step-progress.ts';
import { scenarioWords } from '../../words/scenario-words.ts';
import styles from './step-panel.module.css';
import type { StepProps } from './step-props.ts';

/** The sources of the marked values. */
export const StepTakes = ({ scenario, call }: StepProps & { readonly call: CallPage }) => {
  const words = useWords(scenarioWords).request;
  return (
    <dl className={styles.carriedList} aria-label={words.carried}>
      {call.takes.map((take) => (
        <div key={take.path}>
          <dt>
            <mark className={styles.carried} data-known={carriedText(scenario.state, take) !== ''}>
              {take.path}
            </mark>
          </dt>
          <dd>{words.from(take.field, stepNumber(scenario.page, take.step))}</dd>
        </div>
      ))}
    </dl>
  );
};
