import { type FormEvent, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { RefusalText } from '#components/ui/refusal-text.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { usePasswordRecoveryWords } from '#features/sign-in/password-recovery-words.ts';
import { ChoosePassword } from './choose-password.tsx';
import { RecoveryHead } from './recovery-head.tsx';

/** Asks for a link, and says where it went. It looks the same whether there is such a user or not. */
const AskForLink = () => {
  const words = usePasswordRecoveryWords();
  const input = useRef<HTMLInputElement>(null);
  const [user, setUser] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = user.trim();
    setRefusal(undefined);
    setError(name === '' ? words.ask.required : undefined);
    if (name === '') input.current?.focus();
    if (name === '' || isSending) return;
    setSending(true);
    try {
      await callOperation('forgotPassword', { body: { user: name } });
      setSentTo(name);
    } catch (failure) {
      const [refused] = failure instanceof CallError ? failure.fieldErrors : [];
      setError(refused?.message);
      if (!refused && failure instanceof Error) setRefusal(failure.message);
    } finally {
      setSending(false);
    }
  };

  if (sentTo !== undefined)
    return (
      <div key="sent" className="flex flex-col">
        <RecoveryHead title={words.sent.title}>
          <p>{words.sent.text(sentTo)}</p>
          <p>{words.sent.missing}</p>
        </RecoveryHead>
        <Button onClick={() => setSentTo(undefined)} className="self-start">
          {words.sent.again}
        </Button>
      </div>
    );
  return (
    <div key="ask" className="flex flex-col">
      <RecoveryHead title={words.ask.title}>
        <p>{words.ask.text}</p>
      </RecoveryHead>
      <RefusalText text={refusal} />
      <form noValidate aria-label={words.ask.title} onSubmit={submit} className="flex flex-col gap-5">
        <Field label={words.ask.user} error={error}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              value={user}
              maxLength={254}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              aria-required
              onChange={(event) => setUser(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={isSending} busyLabel={words.ask.running}>
          {words.ask.submit}
        </Button>
      </form>
    </div>
  );
};

export type RecoveryProps = {
  /** The token of the link that was opened; undefined where a link is asked for. */
  readonly token: string | undefined;
  /** Leads back to the sign-in; `userName` is of the user whose password was saved. */
  readonly onBack: (userName?: string) => void;
};

/** The states of the sign-in page that lead to a password without the current one. */
export const PasswordRecovery = ({ token, onBack }: RecoveryProps) => {
  const words = usePasswordRecoveryWords();
  const [open, setOpen] = useState(token);
  return (
    <>
      {open === undefined ? (
        <AskForLink />
      ) : (
        <ChoosePassword token={open} onSaved={onBack} onAsk={() => setOpen(undefined)} />
      )}
      <button
        type="button"
        onClick={() => onBack()}
        className="mt-6 self-start py-1 text-13 text-accent underline underline-offset-2 hover:text-accent-strong pointer-coarse:min-h-11"
      >
        {words.back}
      </button>
    </>
  );
};
