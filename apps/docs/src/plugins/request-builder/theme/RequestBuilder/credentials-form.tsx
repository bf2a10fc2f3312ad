import demo from '@generated/request-builder/default/demo.json';
import { type FormEvent, useId, useState } from 'react';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { builderWords } from '../../words/builder-words.ts';
import type { CredentialsDesk } from './credentials-desk.ts';
import styles from './request-builder.module.css';

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly type: 'text' | 'password';
  /** Said under the field while it is missing. */
  readonly error: string | null;
  readonly onEdit: (value: string) => void;
};

/** Not a sign-in of this site: password managers are kept out. */
const CredentialField = ({ label, value, type, error, onEdit }: FieldProps) => {
  const [id, errorId] = [useId(), useId()];
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={controls.input}
        type={type}
        value={value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-required="true"
        aria-invalid={error !== null}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onEdit(event.target.value)}
      />
      {error && (
        <p id={errorId} className={controls.error}>
          {error}
        </p>
      )}
    </div>
  );
};

/** The second tab: the sandbox's key and password, and whether the browser keeps them. */
export const CredentialsForm = ({ builder }: { readonly builder: CredentialsDesk }) => {
  const { state, dispatch, saveCredentials, removeCredentials } = builder;
  const words = useWords(builderWords).credentials;
  const [isShown, setShown] = useState(false);
  const keptWords = { browser: words.keptInBrowser, session: words.keptInSession };
  const save = (event: FormEvent) => {
    event.preventDefault();
    saveCredentials();
  };
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <p className={styles.warning}>{words.sandboxOnly}</p>
      <div>
        <button
          type="button"
          className={controls.button}
          onClick={() => dispatch({ type: 'credentialsEdited', credentials: demo })}
        >
          {words.demo}
        </button>
      </div>
      <CredentialField
        label={words.apiKey}
        value={state.credentials.apiKey}
        type="text"
        error={state.missing.apiKey ? words.required : null}
        onEdit={(apiKey) => dispatch({ type: 'credentialsEdited', credentials: { apiKey } })}
      />
      <CredentialField
        label={words.password}
        value={state.credentials.password}
        type={isShown ? 'text' : 'password'}
        error={state.missing.password ? words.required : null}
        onEdit={(password) => dispatch({ type: 'credentialsEdited', credentials: { password } })}
      />
      <div>
        <button type="button" className={controls.quiet} onClick={() => setShown(!isShown)}>
          {isShown ? words.hide : words.show}
        </button>
      </div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={state.sessionOnly}
          onChange={(event) => dispatch({ type: 'sessionOnlyChosen', sessionOnly: event.target.checked })}
        />
        {words.sessionOnly}
      </label>
      <div className={styles.sendRow}>
        <button type="submit" className={controls.primary}>
          {words.save}
        </button>
        <button type="button" className={controls.button} onClick={removeCredentials}>
          {words.remove}
        </button>
      </div>
      <p className={controls.hint}>{state.kept ? keptWords[state.kept] : words.notKept}</p>
    </form>
  );
};
