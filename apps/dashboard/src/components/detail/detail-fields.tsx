import type { ReactNode } from 'react';
import { useNarrow } from '#components/data-table/use-narrow.ts';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { useTransactionDetailWords } from './transaction-detail-words.ts';

export type DetailField = {
  readonly name: string;
  readonly label: ReactNode;
  /** Null where the transaction does not have it. */
  readonly value: ReactNode;
  /** Whether the value says nothing, as an amount of zero does. */
  readonly saysNothing?: boolean;
  /** The value that the copy button copies, and the name that the button's label gives it. */
  readonly copy?: { readonly value: string | null; readonly what: string };
  /** Whether the value is what the fields above it add up to. */
  readonly isSum?: boolean;
  /** Whether a phone shows it below as well, with what it is made of. */
  readonly isRepeated?: boolean;
  /** Whether the value is an id, which is shown in the monospaced font. */
  readonly isCode?: boolean;
};

/** A field without a value is still shown, in a light colour. */
const None = () => {
  const words = useTransactionDetailWords();
  return (
    <>
      <span aria-hidden="true" className="text-ink-faint">
        –
      </span>
      <span className="sr-only">{words.none}</span>
    </>
  );
};

/** Whether a field has something to say. */
export const hasValue = ({ value, saysNothing }: DetailField): boolean =>
  value !== null && value !== '' && !saysNothing;

/** The last characters of an id tell it apart where there is no room for all of it. */
const tailLength = 5;

/** An id in one line; where it is cut, it keeps its end. */
const CodeText = ({ code }: { readonly code: string }) => (
  <span className="flex min-w-0 whitespace-nowrap" title={code}>
    <span className="truncate">{code.slice(0, -tailLength)}</span>
    <span>{code.slice(-tailLength)}</span>
  </span>
);

const Shown = ({ value, isCode }: Pick<DetailField, 'value' | 'isCode'>) =>
  isCode && typeof value === 'string' ? (
    <CodeText code={value} />
  ) : (
    <span className="min-w-0 wrap-anywhere">{value}</span>
  );

type FieldValueProps = {
  readonly field: DetailField;
  /** Puts the copy button before the value, so that values one below the other end at one edge. */
  readonly endsAtEdge?: boolean;
};

const FieldValue = ({ field, endsAtEdge = false }: FieldValueProps) => {
  const isEmpty = field.value === null || field.value === '';
  return (
    <span
      data-ends={endsAtEdge ? '' : undefined}
      className={`flex max-w-full min-w-0 items-center gap-0.5 ${endsAtEdge ? 'flex-row-reverse' : ''} ${field.isCode ? 'font-mono text-12' : ''}`}
    >
      {isEmpty ? <None /> : <Shown {...field} />}
      {field.copy?.value && (
        <CopyButton
          value={field.copy.value}
          what={field.copy.what}
          className="-my-1 font-sans pointer-coarse:-my-2.5"
        />
      )}
    </span>
  );
};

type FieldGroupProps = { readonly title: string; readonly fields: readonly DetailField[] };

/** A group of fields: label at the left, value at the right. */
export const FieldGroup = ({ title, fields }: FieldGroupProps) => (
  <section className="border-t border-line pt-4 first:border-t-0 first:pt-0">
    <h2 className="pb-2 text-14 font-semibold">{title}</h2>
    <dl className="flex flex-col">
      {fields.map((field) => (
        <div
          key={field.name}
          className={`flex min-h-8 items-center justify-between gap-4 py-1 text-13 max-sm:min-h-9 pointer-coarse:has-[a,button]:min-h-11 ${field.isSum ? 'border-t border-line font-medium not-last:mb-3' : ''}`}
        >
          <dt className={`shrink-0 ${field.isSum ? '' : 'text-ink-soft'}`}>{field.label}</dt>
          <dd className="flex min-w-0 justify-end text-end">
            <FieldValue field={field} endsAtEdge />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

type DetailFactsProps = { readonly label: string; readonly facts: readonly DetailField[] };

/** The most important facts of a detail page in one row; on a phone one below the other, as in the groups. */
export const DetailFacts = ({ label, facts }: DetailFactsProps) => {
  const isNarrow = useNarrow();
  return (
    <section aria-label={label} className="border-y border-line py-3 max-sm:py-1.5">
      <dl
        // Beside the menu of a narrow window, four share a line; more stand in two lines of equal columns.
        className={`flex flex-wrap gap-x-2 gap-y-3 max-sm:flex-col max-sm:gap-0 lg:gap-x-8 ${facts.length > 4 ? 'lg:max-xl:grid lg:max-xl:grid-cols-3' : 'lg:max-xl:grid lg:max-xl:grid-flow-col lg:max-xl:*:min-w-min'}`}
      >
        {facts.map((field) => (
          <div
            key={field.name}
            // In columns of one width where the facts leave room for that; none is narrower than its text.
            className={`${field.isRepeated ? 'max-sm:hidden' : ''} flex max-w-full max-sm:min-h-9 max-sm:items-center max-sm:py-1 pointer-coarse:max-sm:has-[a,button]:min-h-11 max-sm:justify-between max-sm:gap-4 sm:min-w-[calc(50%-0.25rem)] sm:flex-col sm:gap-0.5 lg:min-w-0 xl:min-w-fit xl:flex-1`}
          >
            <dt className="shrink-0 text-12 text-ink-faint max-sm:text-13 max-sm:text-ink-soft">
              {field.label}
            </dt>
            <dd className="flex min-h-6 min-w-0 items-center font-medium max-sm:text-end">
              <FieldValue field={field} endsAtEdge={isNarrow} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
