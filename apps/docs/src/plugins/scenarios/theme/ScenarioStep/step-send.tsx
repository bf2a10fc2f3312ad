import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { builderWords } from '../../../request-builder/words/builder-words.ts';
import { chosenCall } from '../../state/step-progress.ts';
import { scenarioWords } from '../../words/scenario-words.ts';
import styles from './step-panel.module.css';
import type { StepProps } from './step-props.ts';

/** The button, and why nothing was sent. */
export const StepSend = ({ scenario, step }: StepProps) => {
  const words = useWords(scenarioWords);
  const builder = useWords(builderWords);
  const { state, progress, send, stop, dispatch } = scenario;
  const own = state.steps[step.name];
  const call = chosenCall(state, step);
  const isSending = state.sending === step.name;
  const isAtRest = state.sending === null && progress[step.name] !== 'locked';
  const hindrance =
    own?.hindrance &&
    {
      malformedJson: builder.notices.checkJson,
      missingCredentials: builder.failures.wrongCredentials,
      missingParameters: builder.send.missingParameters,
      unusableParameters: builder.send.unusableParameters,
      missingSignIn: words.signIn.missing,
    }[own.hindrance];
  return (
    <div id={`send-${step.name}`} className={styles.send}>
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.primary}
          aria-disabled={!isAtRest}
          onClick={() => isAtRest && send(step)}
        >
          {isSending ? words.step.sending : own?.outcome ? words.step.again : words.step.send}
          <span className={controls.unseen}> {words.step.number(step.number)}</span>
        </button>
        {isSending && (
          <button type="button" className={controls.button} onClick={stop}>
            {words.step.cancel}
          </button>
        )}
        {step.optional && progress[step.name] === 'open' && !isSending && (
          <button
            type="button"
            className={controls.button}
            onClick={() => dispatch({ type: 'stepSkipped', step: step.name })}
          >
            {words.step.skip}
          </button>
        )}
      </div>
      {isSending && (call.waits || call.finds) && <p className={controls.hint}>{words.step.asking}</p>}
      {hindrance && <p className={controls.error}>{hindrance}</p>}
    </div>
  );
};
