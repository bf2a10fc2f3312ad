import { passwordProblem } from '@pasarela/contracts/users/password-rules';
import type { PasswordLinkAnswer } from '@pasarela/contracts/users/user-schema';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { NewPasswordField } from '#components/form/new-password-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { RefusalText } from '#components/ui/refusal-text.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { usePasswordRecoveryWords } from '#features/sign-in/password-recovery-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { RecoveryHead } from './recovery-head.tsx';

const isVoid = (error: unknown): boolean =>
  error instanceof CallError && ['password_link_invalid', 'invalid_fields'].includes(error.code);

type ChoosePasswordProps = {
  readonly token: string;
  readonly onSaved: (userName: string) => void;
  readonly onAsk: () => void;
};

/** Looks at the link, and lets its user choose a password. */
export const ChoosePassword = ({ token, onSaved, onAsk }: ChoosePasswordProps) => {
  const words = usePasswordRecoveryWords();
  const [link, setLink] = useState<PasswordLinkAnswer | 'void'>();
  const [failure, setFailure] = useState<string>();
  const look = useCallback(async () => {
    setFailure(undefined);
    try {
      setLink(await callOperation('getPasswordLink', { body: { token } }));
    } catch (error) {
      if (isVoid(error)) setLink('void');
      else setFailure(error instanceof Error ? error.message : '');
    }
  }, [token]);
  useEffect(() => void look(), [look]);

  if (link === 'void')
    return (
      <div key="void" className="flex flex-col">
        <RecoveryHead title={words.invalid.title}>
          <p>{words.invalid.text}</p>
        </RecoveryHead>
        <Button variant="primary" onClick={onAsk} className="self-start">
          {words.invalid.again}
        </Button>
      </div>
    );
  if (failure !== undefined)
    return (
      <div key="failed" className="flex flex-col">
        <RecoveryHead title={words.failed}>
          <p>{failure}</p>
        </RecoveryHead>
        <Button onClick={() => void look()} className="self-start">
          {words.retry}
        </Button>
      </div>
    );
  if (!link)
    return (
      <p role="status" className="text-14 text-ink-soft">
        {words.choose.loading}
      </p>
    );
  return <PasswordChoice link={link} token={token} onSaved={onSaved} onVoid={() => setLink('void')} />;
};

type PasswordChoiceProps = {
  readonly link: PasswordLinkAnswer;
  readonly token: string;
  readonly onSaved: (userName: string) => void;
  readonly onVoid: () => void;
};

const PasswordChoice = ({ link: { userName, purpose }, token, onSaved, onVoid }: PasswordChoiceProps) => {
  const words = usePasswordRecoveryWords().choose;
  const [language] = useLanguage();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);

  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await callOperation('resetPassword', { body: { token, newPassword: password } });
      toast({ tone: 'success', title: words.saved });
      onSaved(userName);
    } catch (failure) {
      setSaving(false);
      const [refused] = failure instanceof CallError ? failure.fieldErrors : [];
      if (refused) setError(refused.message);
      else if (isVoid(failure)) onVoid();
      else if (failure instanceof Error) setRefusal(failure.message);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSaving) return;
    const problem =
      password === '' ? ({ code: 'required' } as const) : passwordProblem(password, { userName });
    setRefusal(undefined);
    setError(problem && fieldErrorText(problem.code, language, 'values' in problem ? problem.values : {}));
    if (!problem) void save();
  };

  const title = words[purpose];
  return (
    <div key="choose" className="flex flex-col">
      <RecoveryHead title={title}>
        <p>{purpose === 'reset' ? words.text(userName) : words.invitationText(userName)}</p>
      </RecoveryHead>
      <RefusalText text={refusal} />
      <form ref={form} noValidate aria-label={title} onSubmit={submit} className="flex flex-col gap-5">
        {/* For whoever keeps passwords: whose this one is. */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <NewPasswordField value={password} error={error} onChange={setPassword} />
        <Button type="submit" variant="primary" busy={isSaving} busyLabel={words.running}>
          {words.submit}
        </Button>
      </form>
    </div>
  );
};
