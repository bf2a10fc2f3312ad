import type { TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { Icon, type IconName } from '#components/ui/icon.tsx';

const looks = {
  good: { icon: 'check', tint: 'bg-success text-paper' },
  waiting: { icon: 'clock', tint: 'bg-warning-soft text-warning' },
  bad: { icon: 'close', tint: 'bg-danger-soft text-danger' },
  plain: { icon: 'info', tint: 'bg-info-soft text-info' },
  over: { icon: 'clock', tint: 'bg-sunken text-ink-soft' },
  canceled: { icon: 'close', tint: 'bg-hover text-ink' },
} as const satisfies Record<string, { icon: IconName; tint: string }>;

/** The icon of an outcome from the payer's view: a refund is not a failure. */
const lookOf = {
  1: 'waiting',
  2: 'good',
  3: 'bad',
  4: 'canceled',
  5: 'waiting',
  6: 'over',
  7: 'waiting',
  8: 'good',
  9: 'over',
  10: 'over',
  11: 'over',
  12: 'plain',
  13: 'over',
  14: 'over',
  15: 'canceled',
  16: 'plain',
  17: 'plain',
  18: 'plain',
} as const satisfies Record<TransactionStatus, keyof typeof looks>;

/** Hidden from screen readers: the heading next to it has the same meaning. */
export const Mark = ({ look }: { readonly look: keyof typeof looks }) => {
  const { icon, tint } = looks[look];
  return (
    <span
      className={`inline-flex size-12 shrink-0 items-center justify-center rounded-full ${tint} print:hidden`}
    >
      <Icon name={icon} className="size-6" />
    </span>
  );
};

export const OutcomeMark = ({ status }: { readonly status: TransactionStatus }) => (
  <Mark look={lookOf[status]} />
);
