import type { DryRunQuery, VelocityDryRun } from '@pasarela/contracts/fraud/velocity-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import { useQuery } from '@tanstack/react-query';
import { type fraudWords, useFraudWords } from '#components/fraud/fraud-words.ts';
import { formatCount } from '#components/money/money-format.ts';
import { dryRunQuery } from '#features/fraud/fraud-queries.ts';
import { useCompanyId } from '#session/use-session.ts';

type Words = typeof fraudWords.es.velocity.dryRun;

const periodText = ({ days, attempts, review, declined }: VelocityDryRun[number], words: Words): string => {
  const [span, tried] = [String(days), formatCount(attempts)];
  if (review > 0 && declined > 0) return words.both(span, formatCount(review), formatCount(declined), tried);
  if (review > 0) return words.review(span, formatCount(review), tried);
  return declined > 0 ? words.declined(span, formatCount(declined), tried) : words.nothing(span, tried);
};

const textOf = (periods: VelocityDryRun, words: Words): readonly string[] => {
  if (periods.every(({ attempts }) => attempts === 0)) return [words.none];
  return [
    ...periods.map((period) => periodText(period, words)),
    ...(periods.every(({ complete }) => complete)
      ? []
      : [words.incomplete(formatCount(limits.dryRunAttempts))]),
  ];
};

/** The number of past payments that the displayed rule would have stopped. */
export const DryRunLine = (query: DryRunQuery) => {
  const words = useFraudWords().velocity.dryRun;
  const result = useQuery(dryRunQuery(useCompanyId(), query));
  const lines = result.isSuccess
    ? textOf(result.data, words)
    : [result.isError ? words.failed : words.loading];
  return (
    <div
      className={`border-l-2 border-line pl-3 text-13 text-ink-soft ${result.isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <p className="text-12 font-medium">{words.title}</p>
      <div role="status">
        {lines.map((line) => (
          <p key={line} className="figures">
            {line}
          </p>
        ))}
      </div>
    </div>
  );
};
