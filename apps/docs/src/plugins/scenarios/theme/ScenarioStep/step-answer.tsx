import controls from '../../../../look/controls.module.css';
import { fetchedPart, LazyPart } from '../../../../look/lazy-part.tsx';
import { useWords } from '../../../../site/use-locale.ts';
import type { CallPage } from '../../lib/scenario-page.ts';
import { answerIn, noticeFound } from '../../lib/step-outcome.ts';
import { soughtTransaction } from '../../state/step-progress.ts';
import { scenarioWords } from '../../words/scenario-words.ts';
import { NoticeView } from './notice-view.tsx';
import styles from './step-panel.module.css';
import type { StepProps } from './step-props.ts';

// Nobody has an answer before they have sent something.
const responseViewer = fetchedPart(() =>
  import('../../../request-builder/theme/RequestBuilder/response-viewer.tsx').then(
    (module) => module.ResponseViewer,
  ),
);

/** How the call ended: what it means first, then the answer as it came. */
export const StepAnswer = ({ scenario, step, call }: StepProps & { readonly call: CallPage }) => {
  const words = useWords(scenarioWords);
  const outcome = scenario.state.steps[step.name]?.outcome ?? null;
  if (!outcome) return null;
  const answer = answerIn(outcome);
  const notice = noticeFound(call, outcome, soughtTransaction(scenario.state, call));
  const isDone = scenario.progress[step.name] === 'done';
  const viewer = <LazyPart part={responseViewer} props={{ outcome }} meanwhile={null} />;
  return (
    <div className={styles.answer}>
      {answer && !isDone && (
        <p className={controls.error}>
          {call.finds
            ? words.step.notFound
            : words.step.notExpected(call.responseCode ?? '', String(answer.responseCode ?? ''))}
        </p>
      )}
      {notice && <NoticeView notice={notice} />}
      {call.finds && answer ? (
        <details className={styles.more}>
          <summary>{words.notice.all}</summary>
          {viewer}
        </details>
      ) : (
        viewer
      )}
    </div>
  );
};
