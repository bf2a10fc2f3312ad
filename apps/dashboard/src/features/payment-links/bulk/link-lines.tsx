import type { LinkField } from '@pasarela/contracts/payment-links/payment-link-fields';
import { useNarrow } from '#components/data-table/use-narrow.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { LinkCell } from '#features/payment-links/bulk/link-cell.tsx';
import { columnsOf, type SheetLine } from '#features/payment-links/bulk/link-sheet.ts';
import { useLineWords } from '#features/payment-links/bulk/use-line-words.ts';
import type { LinkBatch } from '#features/payment-links/bulk/use-link-batch.ts';

type LinkLinesProps = { readonly batch: LinkBatch; readonly lines: readonly SheetLine[] };

/** Fixed column widths, so that the table does not move while the user types. */
const widths: Readonly<Partial<Record<LinkField, string>>> = {
  referenceNumber: 'min-w-36',
  email: 'min-w-52',
  phoneNumber: 'min-w-32',
  amount: 'min-w-28',
  currency: 'min-w-20',
  expirationDate: 'min-w-32',
  typeFrequency: 'min-w-56',
  frequency: 'min-w-56',
  numberOfPays: 'min-w-24',
  nextPaymentDate: 'min-w-32',
  offsetExpiration: 'min-w-24',
  returnUrl: 'min-w-64',
};

const LinesTable = ({ batch, lines }: LinkLinesProps) => {
  const { words, placeOf, errorOf, faultOf, noteOf } = useLineWords(batch);
  const columns = columnsOf(batch.sheet);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section aria-label={words.lines.title} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{words.lines.title}</caption>
        <thead>
          <tr className="text-12 text-ink-soft">
            <th
              scope="col"
              className="border-b border-line py-2 pr-3 text-start font-medium whitespace-nowrap"
            >
              {words.lines.line}
            </th>
            {columns.map((field) => (
              <th
                key={field}
                scope="col"
                className="border-b border-line px-1 py-2 text-start font-medium whitespace-nowrap"
              >
                {words.columns[field]}
              </th>
            ))}
            <th scope="col" className="border-b border-line">
              <span className="sr-only">{words.lines.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className="align-top">
              <th scope="row" className="border-b border-line py-2 pr-3 text-start font-normal">
                <span className="figures inline-flex min-h-9 items-center text-13 whitespace-nowrap text-ink-soft">
                  {placeOf(line)}
                </span>
                {faultOf(line) && <span className="block w-40 text-12 text-danger">{faultOf(line)}</span>}
              </th>
              {columns.map((field) => (
                <td key={field} className={`border-b border-line px-1 py-2 ${widths[field] ?? ''}`}>
                  <LinkCell
                    field={field}
                    typed={line.typed}
                    error={errorOf(line, field)}
                    note={noteOf(line, field)}
                    label={words.lines.cell(words.columns[field], placeOf(line))}
                    disabled={batch.isSending}
                    onChange={(text) => batch.change(line.key, field, text)}
                  />
                </td>
              ))}
              <td className="border-b border-line py-2 pl-1">
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={batch.isSending}
                  aria-label={words.lines.remove(placeOf(line))}
                  onClick={() => batch.removeLine(line.key)}
                >
                  <Icon name="close" />
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const LinesCards = ({ batch, lines }: LinkLinesProps) => {
  const { words, placeOf, errorOf, faultOf, noteOf } = useLineWords(batch);
  const columns = columnsOf(batch.sheet);
  return (
    <ul aria-label={words.lines.title} className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line.key} className="flex flex-col gap-3 py-4">
          <div className="flex items-center justify-between gap-3">
            <h3 className="figures text-14 font-medium">{placeOf(line)}</h3>
            <Button
              variant="ghost"
              size="small"
              disabled={batch.isSending}
              aria-label={words.lines.remove(placeOf(line))}
              onClick={() => batch.removeLine(line.key)}
            >
              {words.lines.removeShort}
            </Button>
          </div>
          {faultOf(line) && <p className="text-13 text-danger">{faultOf(line)}</p>}
          {columns.map((field) => (
            <div key={field} className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-x-3">
              <span aria-hidden="true" className="flex min-h-11 items-center text-13 text-ink-soft">
                {words.columns[field]}
              </span>
              <LinkCell
                field={field}
                typed={line.typed}
                error={errorOf(line, field)}
                note={noteOf(line, field)}
                label={words.lines.cell(words.columns[field], placeOf(line))}
                disabled={batch.isSending}
                onChange={(text) => batch.change(line.key, field, text)}
              />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
};

/** The lines of a page with editable cells; as cards in a narrow window. */
export const LinkLines = (props: LinkLinesProps) =>
  useNarrow() ? <LinesCards {...props} /> : <LinesTable {...props} />;
