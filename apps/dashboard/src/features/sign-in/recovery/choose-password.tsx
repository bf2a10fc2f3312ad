import { passwordProblem } from '@pasarela/contracts/users/password-rules';
import type { PasswordLinkAnswer } from '@pasarela/contracts/users/user-schema';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { Form } from '#components/form/bound-fields.tsx';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { NewPasswordField } from '#components/form/new-password-field.tsx';
import { useContractForm } from '#components/form/use-contract-form.ts';
import { Button } from '#components/ui/button.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { RefusalText } from '#components/ui/state-message.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { usePasswordRecoveryWords } from './password-recovery-words.ts';

type RecoveryHeadProps = {
  readonly title: string;
  /** Whether a field below it takes the focus in its place. */
  readonly hasField?: boolean;
  readonly children: ReactNode;
};

/** The heading of a step, which takes the focus when it appears, and its text. */
export const RecoveryHead = ({ title, hasField = false, children }: RecoveryHeadProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!hasField) heading.current?.focus();
  }, [hasField]);
  return (
    <>
      <PageTitle title={title} />
      <h1 ref={heading} tabIndex={-1} className="mb-2 text-28 font-semibold text-balance outline-none">
        {title}
      </h1>
      <div className="mb-6 flex flex-col gap-2 text-14 text-ink-soft wrap-anywhere">{children}</div>
    </>
  );
};

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
  const form = useContractForm({
    initial: { newPassword: '' },
    problems: ({ newPassword }) => {
      if (newPassword === '') return { newPassword: fieldErrorText('required', language) };
      const problem = passwordProblem(newPassword, { userName });
      return problem ? { newPassword: fieldErrorText(problem.code, language, problem.values) } : {};
    },
    send: async ({ newPassword }) => {
      try {
        await callOperation('resetPassword', { body: { token, newPassword } });
      } catch (error) {
        const isOfField = error instanceof CallError && error.fieldErrors.length > 0;
        if (isOfField || !isVoid(error)) throw error;
        onVoid();
        return;
      }
      toast({ tone: 'success', title: words.saved });
      onSaved(userName);
    },
    fieldOf: () => 'newPassword',
  });

  const title = words[purpose];
  return (
    <div key="choose" className="flex flex-col">
      <RecoveryHead title={title}>
        <p>{purpose === 'reset' ? words.text(userName) : words.invitationText(userName)}</p>
      </RecoveryHead>
      <RefusalText text={form.refusal} />
      <Form form={form} aria-label={title} className="flex flex-col gap-5">
        {/* For whoever keeps passwords: whose this one is. */}
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
        <NewPasswordField form={form} />
        <Button type="submit" variant="primary" busy={form.isSending} busyLabel={words.running}>
          {words.submit}
        </Button>
      </Form>
    </div>
  );
};
