import { useLayoutEffect, useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { Form, FormField } from '#components/form/bound-fields.tsx';
import { useContractForm } from '#components/form/use-contract-form.ts';
import { Button } from '#components/ui/button.tsx';
import { RefusalText } from '#components/ui/state-message.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { usePasswordRecoveryWords } from '#features/sign-in/recovery/password-recovery-words.ts';
import { ChoosePassword, RecoveryHead } from './choose-password.tsx';

/** Asks for a link, and says where it went. It looks the same whether there is such a user or not. */
const AskForLink = () => {
  const words = usePasswordRecoveryWords();
  const [sentTo, setSentTo] = useState<string>();
  const form = useContractForm({
    initial: { user: '' },
    problems: ({ user }) => (user.trim() === '' ? { user: words.ask.required } : {}),
    send: async ({ user }) => {
      await callOperation('forgotPassword', { body: { user: user.trim() } });
      setSentTo(user.trim());
    },
  });

  const { element } = form;
  useLayoutEffect(() => {
    if (sentTo === undefined) element.current?.querySelector('input')?.focus();
  }, [sentTo, element]);

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
      <RecoveryHead title={words.ask.title} hasField>
        <p>{words.ask.text}</p>
      </RecoveryHead>
      <RefusalText text={form.refusal} />
      <Form form={form} aria-label={words.ask.title} className="flex flex-col gap-5">
        <FormField form={form} name="user" label={words.ask.user}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={254}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              aria-required
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" busy={form.isSending} busyLabel={words.ask.running}>
          {words.ask.submit}
        </Button>
      </Form>
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
        className="mt-6 self-start py-1 text-13 text-accent underline hover:text-accent-strong pointer-coarse:min-h-11"
      >
        {words.back}
      </button>
    </>
  );
};
