import { useSandboxWords } from '#sandbox/sandbox-words.ts';
import type { ClockMove } from './use-move-clock.ts';

type ClockSpanButtonsProps = {
  disabled: boolean;
  onMove: (move: ClockMove) => void;
  className: string;
  buttonClass: string;
};

/** The spans that are moved by most: a refund's wait, a day, a week. */
export const ClockSpanButtons = ({ disabled, onMove, className, buttonClass }: ClockSpanButtonsProps) => {
  const words = useSandboxWords();
  const spans = [
    { label: words.fiveMinutes, move: { minutes: 5 } },
    { label: words.oneDay, move: { days: 1 } },
    { label: words.sevenDays, move: { days: 7 } },
  ];
  return (
    <fieldset aria-label={words.move} className={className}>
      {spans.map(({ label, move }) => (
        <button
          key={label}
          type="button"
          disabled={disabled}
          className={buttonClass}
          onClick={() => onMove(move)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
};
