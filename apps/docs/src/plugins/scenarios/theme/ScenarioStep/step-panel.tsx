import { useWords } from '../../../../site/use-locale.ts';
import { chosenCall } from '../../state/step-progress.ts';
import { scenarioWords } from '../../words/scenario-words.ts';
import { CallChoice } from './call-choice.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { StepAnswer } from './step-answer.tsx';
import { StepGives } from './step-gives.tsx';
import styles from './step-panel.module.css';
import type { StepProps } from './step-props.ts';
import { StepRequest } from './step-request.tsx';
import { StepSamples } from './step-samples.tsx';
import { StepSend } from './step-send.tsx';
import { StepState } from './step-state.tsx';

/** A step from top to bottom: what is sent, the button, what came of it, and what goes on. */
export const StepPanel = ({ scenario, step }: StepProps) => {
  const words = useWords(scenarioWords).step;
  const call = chosenCall(scenario.state, step);
  return (
    <section
      className={styles.panel}
      aria-label={words.label(step.number)}
      data-progress={scenario.progress[step.name] ?? 'locked'}
    >
      <div className={styles.head}>
        <p className={styles.number}>{words.label(step.number)}</p>
        <StepState scenario={scenario} step={step} />
      </div>
      {step.calls.length > 1 && <CallChoice scenario={scenario} step={step} />}
      <StepRequest scenario={scenario} step={step} call={call} />
      {call.api === 'dashboard' && <SignInForm scenario={scenario} step={step} />}
      <StepSend scenario={scenario} step={step} />
      <StepAnswer scenario={scenario} step={step} call={call} />
      <StepGives scenario={scenario} step={step} />
      <StepSamples scenario={scenario} step={step} call={call} />
    </section>
  );
};
