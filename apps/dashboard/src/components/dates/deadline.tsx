import { Dotted } from '#components/ui/dotted.tsx';
import { useAccountNow } from './account-clock.ts';
import { Moment } from './moment.tsx';
import { timeLeft, timeLeftClass } from './time-left.ts';
import { useTimeLeftWords } from './time-left-words.ts';

type DeadlineProps = {
  /** An instant on the wire. */
  readonly due: string;
};

/** How long there is until a deadline, by the account's clock. The last days have another colour. */
export const DeadlineTimeLeft = ({ due }: DeadlineProps) => {
  const words = useTimeLeftWords();
  const span = timeLeft(Date.parse(due), useAccountNow(60_000));
  return (
    <span className={`figures whitespace-nowrap ${timeLeftClass(span)}`}>
      {span === null ? words.none : words[span.unit](span.count)}
    </span>
  );
};

/** A deadline, and how long there is until it. */
export const Deadline = ({ due }: DeadlineProps) => (
  <Dotted>
    <Moment at={due} />
    <DeadlineTimeLeft due={due} />
  </Dotted>
);
