import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import { filledPath, filledQuery } from '../../lib/build-request.ts';
import { builderWords } from '../../words/builder-words.ts';
import styles from './request-builder.module.css';
import type { Builder } from './use-builder.ts';
import { useSend } from './use-send.ts';

/** Where the call goes, the button that sends it, and why it could not be sent. */
export const SendBar = ({ builder }: { readonly builder: Builder }) => {
  const { page, state, dispatch } = builder;
  const words = useWords(builderWords);
  const { send, cancel } = useSend(builder);
  const host = useSandboxHost();
  const hindrance =
    state.hindrance &&
    {
      malformedJson: words.notices.checkJson,
      wrongCredentials: words.failures.wrongCredentials,
      missingParameters: words.send.missingParameters,
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
        <button type="button" className={controls.primary} aria-disabled={state.sending} onClick={send}>
          {state.sending ? words.send.sending : words.send.send}
        </button>
        {state.sending && (
          <button type="button" className={controls.button} onClick={cancel}>
            {words.send.cancel}
          </button>
        )}
      </div>
      {hindrance && (
        <p className={controls.error}>
          {hindrance}{' '}
          {state.hindrance === 'wrongCredentials' && (
            <button
              type="button"
              className={styles.textButton}
              onClick={() => dispatch({ type: 'tabChosen', tab: 'credentials' })}
            >
              {words.send.toCredentials}
            </button>
          )}
        </p>
      )}
    </div>
  );
};
