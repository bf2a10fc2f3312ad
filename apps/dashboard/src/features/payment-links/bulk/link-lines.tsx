import type { LinkField } from '@pasarela/contracts/payment-links/payment-link-fields';
import { useState } from 'react';
import { useNarrow } from '#components/data-table/use-narrow.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { LinkCell } from '#features/payment-links/bulk/link-cell.tsx';
import { useLineWords } from '#features/payment-links/bulk/use-line-words.ts';
import { columnsOf, type SheetLine } from '#features/payment-links/sheet/link-sheet.ts';
import type { LinkBatch } from '#features/payment-links/sheet/use-link-batch.ts';

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
    <section aria-label={words.lines.title} tabIndex={0} className="scroll-fade relative overflow-x-auto">
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

type LineCardProps = { readonly batch: LinkBatch; readonly line: SheetLine };

/** A line on a phone: its cells are shown where something is to be corrected, or on request. */
const LineCard = ({ batch, line }: LineCardProps) => {
  const { words, placeOf, errorOf, faultOf, noteOf } = useLineWords(batch);
  const columns = columnsOf(batch.sheet);
  const fault = faultOf(line);
  const needsCare = Boolean(fault) || columns.some((field) => errorOf(line, field) ?? noteOf(line, field));
  const [isOpen, setOpen] = useState(needsCare);
  const [neededCare, setNeededCare] = useState(needsCare);
  // It opens for what is found later; one that was corrected stays as it is, under the finger of who corrects it.
  if (needsCare !== neededCare) {
    setNeededCare(needsCare);
    if (needsCare) setOpen(true);
  }
  const { referenceNumber, amount } = line.typed;
  return (
    <li>
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group/line open:pb-4"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3">
          <h3 className="figures text-14 font-medium whitespace-nowrap">{placeOf(line)}</h3>
          <span className="figures min-w-0 flex-1 truncate text-13 text-ink-soft group-open/line:invisible">
            {[referenceNumber, amount].filter((text) => text.trim() !== '').join(' · ')}
          </span>
          <Icon name="chevronDown" className="size-4 text-ink-faint group-open/line:rotate-180" />
        </summary>
        <div className="flex flex-col gap-3">
          {fault && <p className="text-13 text-danger">{fault}</p>}
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
          <Button
            variant="ghost"
            size="small"
            disabled={batch.isSending}
            aria-label={words.lines.remove(placeOf(line))}
            className="-mr-2.5 self-end"
            onClick={() => batch.removeLine(line.key)}
          >
            {words.lines.removeShort}
          </Button>
        </div>
      </details>
    </li>
  );
};

const LinesCards = ({ batch, lines }: LinkLinesProps) => {
  const { words } = useLineWords(batch);
  return (
    <ul aria-label={words.lines.title} className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <LineCard key={line.key} batch={batch} line={line} />
      ))}
    </ul>
  );
};

/** The lines of a page with editable cells; as cards in a narrow window. */
export const LinkLines = (props: LinkLinesProps) =>
  useNarrow() ? <LinesCards {...props} /> : <LinesTable {...props} />;
