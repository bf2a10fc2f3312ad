import type { ReactNode } from 'react';
import { CallError } from '#api/call-error.ts';
import { Button } from './button.tsx';
import { useControlsWords } from './controls-words.ts';

type StateMessageProps = {
  title: string;
  children?: ReactNode;
  /** The button or link of the next step. */
  action?: ReactNode;
};

/** Shown instead of an empty list or page: what it is, why it is empty, and the next step. */
export const StateMessage = ({ title, children, action }: StateMessageProps) => (
  <div className="flex max-w-prose flex-col items-start gap-2 py-10">
    <p className="text-16 font-medium">{title}</p>
    {children && <div className="text-ink-soft">{children}</div>}
    {action && <div className="pt-2">{action}</div>}
  </div>
);

type FailedMessageProps = {
  title: string;
  error: Error;
  onTryAgain: () => void;
};

/** An error message with the request id and a button to try again. */
export const FailedMessage = ({ title, error, onTryAgain }: FailedMessageProps) => {
  const words = useControlsWords();
  const requestId = error instanceof CallError ? error.requestId : null;
  return (
    <div role="alert">
      <StateMessage title={title} action={<Button onClick={onTryAgain}>{words.tryAgain}</Button>}>
        <p>{error.message}</p>
        {requestId && (
          <p className="pt-1 text-13 text-ink-faint">
            {words.requestId}: <code className="font-mono">{requestId}</code>
          </p>
        )}
      </StateMessage>
    </div>
  );
};

type RefusalTextProps = {
  readonly text: string | undefined;
  /** Its distance to what follows, where that is another one. */
  readonly className?: string;
};

/** The message of the server's refusal, shown where the request was made. */
export const RefusalText = ({ text, className = 'mb-4 last:mb-0' }: RefusalTextProps) =>
  text !== undefined && (
    <p role="alert" className={`rounded-control bg-danger-soft px-3 py-2 text-13 text-danger ${className}`}>
      {text}
    </p>
  );
