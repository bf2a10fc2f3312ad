import { formatCount } from '#components/money/money-format.ts';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { useLineWords } from '#features/payment-links/bulk/use-line-words.ts';
import type { LinkBatch } from '#features/payment-links/bulk/use-link-batch.ts';

/** The number of payments that are listed; the others are only counted. */
const written = 6;

/** Asks once whether the links may replace these open payments. */
export const ReplaceLinesQuestion = ({ batch }: { readonly batch: LinkBatch }) => {
  const { words, placeOf, replacementsOf } = useLineWords(batch);
  const { title, sentence, ofOthers, submit, running, more } = words.replacing;
  const lines = batch.sheet.lines.filter(({ key }) => batch.replacements.has(key));
  const payments = lines.flatMap((line) => replacementsOf(line).map((told) => ({ line, ...told })));
  const others = payments.filter(({ isOfAnother }) => isOfAnother).length;
  // Payments of other customers come first, because the question is mainly about them.
  const sorted = payments.toSorted((one, other) => Number(other.isOfAnother) - Number(one.isOfAnother));
  return (
    <ConsequenceDialog
      title={title(payments.length, formatCount(payments.length))}
      description={[
        sentence(payments.length),
        ...(others > 0 ? [ofOthers(others, formatCount(others))] : []),
      ].join(' ')}
      submit={submit}
      running={running}
      variant="danger"
      isRunning={batch.isSending}
      refusal={undefined}
      onConfirm={batch.replace}
      onClose={batch.keep}
    >
      <ul className="flex flex-col gap-2 text-13">
        {sorted.slice(0, written).map(({ line, id, text }) => (
          <li key={`${line.key}-${id}`} className="break-words">
            <span className="figures font-medium">
              {placeOf(line)} · {line.typed.referenceNumber.trim()}
            </span>
            <span className="block text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
      {sorted.length > written && (
        <p className="pt-2 text-13 text-ink-soft">{more(formatCount(sorted.length - written))}</p>
      )}
    </ConsequenceDialog>
  );
};
