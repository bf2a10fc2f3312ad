import { day, toWireDay } from '@pasarela/contracts/dates/dates';
import type { Attention } from '@pasarela/contracts/resume/resume-schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, type To } from 'react-router';
import { useAccountNow } from '#components/dates/account-clock.ts';
import { formatDay, formatTime } from '#components/dates/date-format.ts';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import { Icon } from '#components/ui/icon.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { type resumeWords, useResumeWords } from '#features/resume/resume-words.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { attentionLinks } from './resume-links.ts';

type Line = {
  readonly name: string;
  readonly text: string;
  readonly note?: string;
  /** Whether less than a day is left. */
  readonly isUrgent?: boolean;
  readonly to: To;
};

/** A line for everything of which there is any. */
const linesOf = (
  attention: Attention,
  words: typeof resumeWords.es.attention,
  now: number,
  language: Language,
): readonly Line[] => {
  const { chargebacks, authorizations, subscriptions, webhooks } = attention;
  const counted = (count: number) => [formatCount(count), count === 1] as const;
  const dayOf = (at: string): string =>
    toWireDay(Date.parse(at)) === toWireDay(now) ? words.today(formatTime(at, language)) : formatDay(at);
  return [
    ...(chargebacks && chargebacks.count > 0
      ? [
          {
            name: 'chargebacks',
            text: words.chargebacks(...counted(chargebacks.count)),
            note: chargebacks.firstDue
              ? words.chargebacksNote(formatMoney(chargebacks.amount), dayOf(chargebacks.firstDue))
              : formatMoney(chargebacks.amount),
            isUrgent: chargebacks.firstDue !== null && Date.parse(chargebacks.firstDue) - now < day,
            to: attentionLinks.chargebacks(),
          },
        ]
      : []),
    ...(authorizations && authorizations.count > 0
      ? [
          {
            name: 'authorizations',
            text: words.authorizations(...counted(authorizations.count)),
            note: formatMoney(authorizations.amount),
            to: attentionLinks.authorizations(authorizations),
          },
        ]
      : []),
    ...(subscriptions && subscriptions.count > 0
      ? [
          {
            name: 'subscriptions',
            text: words.subscriptions(...counted(subscriptions.count)),
            to: attentionLinks.subscriptions(),
          },
        ]
      : []),
    ...(webhooks && webhooks.count > 0
      ? [
          {
            name: 'webhooks',
            text: words.webhooks(...counted(webhooks.count)),
            to: attentionLinks.webhooks(),
          },
        ]
      : []),
  ];
};

const Lines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <ul className="-mx-2 flex flex-col">
    {lines.map(({ name, text, note, isUrgent = false, to }) => (
      <li key={name}>
        <Link
          to={to}
          className="flex min-h-11 items-center justify-between gap-3 rounded-control px-2 py-2 text-ink no-underline hover:bg-hover"
        >
          <span className="min-w-0">
            <span className="block font-medium">{text}</span>
            {note && (
              <span className={`figures block text-13 ${isUrgent ? 'text-danger' : 'text-ink-soft'}`}>
                {note}
              </span>
            )}
          </span>
          <Icon name="chevronRight" className="size-4 text-ink-faint" />
        </Link>
      </li>
    ))}
  </ul>
);

/** What waits for somebody, one line each; left out for a role that can act on nothing of it. */
export const NeedsAttention = ({ result }: { readonly result: UseQueryResult<Attention> }) => {
  const words = useResumeWords().attention;
  const { data, error, refetch } = result;
  const now = useAccountNow(60_000);
  const [language] = useLanguage();
  if (data && Object.values(data).every((part) => part === null)) return null;
  const lines = data ? linesOf(data, words, now, language) : [];
  return (
    <section
      aria-labelledby="attention"
      className="border-t border-line pt-4 max-lg:order-1 lg:border-t-0 lg:pt-0"
    >
      <h2 id="attention" className="pb-1 text-14 font-semibold">
        {words.title}
      </h2>
      {error && <FailedMessage title={words.failed} error={error} onTryAgain={() => void refetch()} />}
      {data && lines.length === 0 && (
        <p className="flex items-center gap-2 py-2 text-13 text-ink-soft">
          <Icon name="check" className="size-4 text-success" />
          {words.nothing}
        </p>
      )}
      <Lines lines={lines} />
    </section>
  );
};
