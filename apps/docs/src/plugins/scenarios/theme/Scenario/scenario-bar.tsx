import demo from '@generated/request-builder/default/demo.json';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { CredentialsForm } from '../../../request-builder/theme/RequestBuilder/credentials-form.tsx';
import { scenarioWords } from '../../words/scenario-words.ts';
import styles from './scenario-bar.module.css';
import { useScenarioAround } from './scenario-context.ts';

/** The bar of a scenario: its credentials, the progress of its steps, and the button that runs all of them. */
export const ScenarioBar = () => {
  const words = useWords(scenarioWords).bar;
  const { desk, page, progress, isRunningAll, runAll, startOver, stop } = useScenarioAround();
  const { apiKey, password } = desk.state.credentials;
  const isReady = apiKey.trim() !== '' && password !== '';
  const done = Object.values(progress).filter((one) => one === 'done').length;
  return (
    <section className={styles.bar} aria-label={words.label} data-reading="skip">
      <div className={styles.row}>
        <div>
          <p className={styles.title}>{words.credentials}</p>
          <p>{isReady ? words.using(apiKey) : words.none}</p>
        </div>
        {!isReady && (
          <button
            type="button"
            className={controls.button}
            onClick={() => desk.dispatch({ type: 'credentialsEdited', credentials: demo })}
          >
            {words.demo}
          </button>
        )}
      </div>
      <details className={styles.credentials}>
        <summary>{words.change}</summary>
        <CredentialsForm builder={desk} />
      </details>
      <div className={styles.row}>
        <div className={styles.actions}>
          <button type="button" className={controls.primary} aria-disabled={isRunningAll} onClick={runAll}>
            {isRunningAll ? words.running : words.runAll}
          </button>
          {isRunningAll && (
            <button type="button" className={controls.button} onClick={stop}>
              {words.stop}
            </button>
          )}
          <button type="button" className={controls.button} onClick={startOver}>
            {words.startOver}
          </button>
        </div>
        <p className={styles.progress} role="status">
          {words.progress(done, page.steps.length)}
        </p>
      </div>
    </section>
  );
};
