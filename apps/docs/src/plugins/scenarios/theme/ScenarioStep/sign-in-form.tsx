import demo from '@generated/scenarios/default/sign-in.json';
import { useId } from 'react';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import type { DashboardSignIn } from '../../lib/scenario-page.ts';
import { scenarioWords } from '../../words/scenario-words.ts';
import styles from './step-panel.module.css';
import type { StepProps } from './step-props.ts';

const fields = ['userName', 'password', 'company'] as const satisfies readonly (keyof DashboardSignIn)[];

/** Who makes the call in the dashboard. Not a sign-in of this site: password managers are kept out. */
export const SignInForm = ({ scenario, step }: StepProps) => {
  const words = useWords(scenarioWords).signIn;
  const id = useId();
  const { page, progress, signIn } = scenario;
  // After the first dashboard step has succeeded, later steps only name the signed-in user.
  const first = page.steps.find(({ calls }) => calls.some((call) => call.api === 'dashboard'));
  if (first && first !== step && progress[first.name] === 'done')
    return <p className={controls.hint}>{words.sameAs(signIn.userName, first.number)}</p>;
  return (
    <fieldset className={styles.signIn}>
      <legend className={styles.heading}>{words.title}</legend>
      <p className={controls.hint}>{words.note}</p>
      <div>
        <button type="button" className={controls.button} onClick={() => scenario.changeSignIn(demo)}>
          {words.demo}
        </button>
      </div>
      <div className={styles.signInFields}>
        {fields.map((name) => (
          <div key={name} className={controls.field}>
            <label className={controls.label} htmlFor={`${id}${name}`}>
              {words[name]}
            </label>
            <input
              id={`${id}${name}`}
              className={controls.input}
              type={name === 'password' ? 'password' : 'text'}
              inputMode={name === 'company' ? 'numeric' : 'text'}
              value={signIn[name]}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => scenario.changeSignIn({ [name]: event.target.value })}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
};
