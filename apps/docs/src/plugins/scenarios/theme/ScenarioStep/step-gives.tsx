import { useLocale, useWords } from '../../../../site/use-locale.ts';
import { carriedText } from '../../state/step-progress.ts';
import { scenarioWords } from '../../words/scenario-words.ts';
import styles from './step-panel.module.css';
import type { StepProps } from './step-props.ts';

/** The fields of the answer that later steps take. */
export const StepGives = ({ scenario, step }: StepProps) => {
  const words = useWords(scenarioWords).gives;
  const lists = new Intl.ListFormat(useLocale());
  const takersOf = (field: string): readonly string[] =>
    scenario.page.steps
      .filter(({ calls }) =>
        calls.some(({ takes, finds }) =>
          [...takes, ...(finds ? [finds.transaction] : [])].some(
            (take) => take.step === step.name && take.field === field,
          ),
        ),
      )
      .map(({ number }) => String(number));
  if (step.gives.length === 0) return null;
  return (
    <div className={styles.part}>
      <p className={styles.heading}>{words.title}</p>
      <dl className={styles.carriedList}>
        {step.gives.map((field) => {
          const value = carriedText(scenario.state, { step: step.name, field });
          return (
            <div key={field}>
              <dt>
                <code>{field}</code>
              </dt>
              <dd>
                {value && (
                  <mark className={styles.carried} data-known>
                    {value}
                  </mark>
                )}{' '}
                {words.to(lists.format(takersOf(field)), takersOf(field).length)}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
};
