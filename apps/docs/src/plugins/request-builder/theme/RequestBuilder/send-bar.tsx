import demo from '@generated/request-builder/default/demo.json';
import settings from '@generated/request-builder/default/settings.json';
import type { RefObject } from 'react';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import { filledPath, filledQuery } from '../../lib/build-request.ts';
import { type FieldProblem, problemWords } from '../../lib/check-request.ts';
import { isBusy } from '../../state/builder-state.ts';
import { builderWords } from '../../words/builder-words.ts';
import styles from './request-builder.module.css';
import { problemsOf } from './request-problems.ts';
import { ShareButton } from './share-button.tsx';
import type { Builder } from './use-builder.ts';
import type { Sending } from './use-send.ts';

/** What the contract would refuse, by field; it can be sent to see what the sandbox says. */
const RefusedBefore = ({
  problems,
  onAnyway,
}: {
  readonly problems: readonly FieldProblem[];
  readonly onAnyway: () => void;
}) => {
  const words = useWords(builderWords).send;
  return (
    <div className={styles.refused}>
      <p>{words.invalidFields(problems.length)}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.path} ${problem.code}`}>
            <code>{problem.path}</code> {problemWords(problem, settings.problems)}
          </li>
        ))}
      </ul>
      <button type="button" className={controls.button} onClick={onAnyway}>
        {words.anyway}
      </button>
    </div>
  );
};

type SendBarProps = {
  readonly builder: Builder;
  readonly sending: Sending;
  /** The button that sends, for those who lead to it. */
  readonly button: RefObject<HTMLButtonElement | null>;
};

/** Where the call goes, the button that sends it, and why it could not be sent. */
export const SendBar = ({ builder, sending, button }: SendBarProps) => {
  const { page, state, dispatch } = builder;
  const words = useWords(builderWords);
  const { send, sendAnyway, cancel } = sending;
  const host = useSandboxHost();
  const problems = state.hindrance === 'invalidFields' ? problemsOf(page, state) : [];
  const hindrance =
    state.hindrance &&
    state.hindrance !== 'invalidFields' &&
    {
      malformedJson: words.notices.checkJson,
      wrongCredentials: words.failures.wrongCredentials,
      missingParameters: words.send.missingParameters,
      unusableParameters: words.send.unusableParameters,
      unusableKey: words.send.unusableKey,
    }[state.hindrance];
  return (
    <div className={styles.sendBar}>
      <p className={styles.target}>
        {words.send.target}:{' '}
        <code>
          {page.method} {host}
          {filledPath(page.path, state.params)}
          {filledQuery(state.query)}
        </code>
      </p>
      <div className={styles.sendRow}>
        <button
          ref={button}
          type="button"
          className={controls.primary}
          aria-disabled={isBusy(state)}
          aria-keyshortcuts="Control+Enter"
          title={words.send.keys}
          onClick={send}
        >
          {state.sending ? words.send.sending : words.send.send}
        </button>
        {state.sending && (
          <button type="button" className={controls.button} onClick={cancel}>
            {words.send.cancel}
          </button>
        )}
        <ShareButton builder={builder} />
      </div>
      {problems.length > 0 && <RefusedBefore problems={problems} onAnyway={sendAnyway} />}
      {hindrance && (
        <p className={controls.error}>
          {hindrance}{' '}
          {state.hindrance === 'wrongCredentials' && (
            <>
              <button
                type="button"
                className={styles.textButton}
                onClick={() => dispatch({ type: 'tabChosen', tab: 'credentials' })}
              >
                {words.send.toCredentials}
              </button>
              {' · '}
              <button
                type="button"
                className={styles.textButton}
                onClick={() => {
                  dispatch({ type: 'credentialsEdited', credentials: demo });
                  // This button goes with what hindered.
                  button.current?.focus();
                }}
              >
                {words.credentials.demo}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
};
