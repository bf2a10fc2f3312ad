import type { LineProblem } from '@pasarela/contracts/errors/error-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { formatCount } from '#components/money/money-format.ts';
import { useBulkLinksWords } from '#features/payment-links/bulk-links-words.ts';
import { isLinkField } from '#features/payment-links/sheet/link-sheet.ts';
import type { LinkBatch } from '#features/payment-links/sheet/use-link-batch.ts';
import { useLanguage } from '#i18n/use-words.ts';

/** The number of errors that are listed; the others are only counted. */
const written = 8;

type FaultsProps = { readonly title: string; readonly texts: readonly string[] };

const Faults = ({ title, texts }: FaultsProps) => {
  const words = useBulkLinksWords().faults;
  return (
    <div role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-13 text-danger">
      <p className="pb-1 font-medium">{title}</p>
      <ul className="list-disc pl-4">
        {texts.slice(0, written).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {texts.length > written && <p className="pt-1">{words.more(formatCount(texts.length - written))}</p>}
    </div>
  );
};

/** The errors of the files themselves, which have to be corrected in the files. */
export const FileFaults = ({ batch }: { readonly batch: LinkBatch }) => {
  const words = useBulkLinksWords();
  const [language] = useLanguage();
  const texts = batch.faults.map(({ file, line, column, code, values }) =>
    words.faults.at(
      file,
      formatCount(line),
      isLinkField(column) ? words.columns[column] : column,
      fieldErrorText(code, language, values),
    ),
  );
  const long = words.faults.tooLong(formatCount(batch.sheet.lines.length), formatCount(limits.linkLines));
  const all = batch.isTooLong ? [...texts, long] : texts;
  return all.length > 0 && <Faults title={words.faults.ofFile} texts={all} />;
};

/** What the server refused: its message, and the data that came with it. */
export const BatchRefusal = ({ batch }: { readonly batch: LinkBatch }) => {
  const words = useBulkLinksWords();
  const { refusal } = batch;
  if (!refusal) return null;
  const at = ({ file, line, column, message }: LineProblem): string =>
    words.faults.at(file, formatCount(line), isLinkField(column) ? words.columns[column] : column, message);
  const fields = refusal.fieldErrors.map(({ message }) => message);
  return <Faults title={refusal.message} texts={refusal.lines.length > 0 ? refusal.lines.map(at) : fields} />;
};
