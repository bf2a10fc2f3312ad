import { useState } from 'react';
import { usePasswordRecoveryWords } from '#features/sign-in/password-recovery-words.ts';
import { AskForLink } from './ask-for-link.tsx';
import { ChoosePassword } from './choose-password.tsx';

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
