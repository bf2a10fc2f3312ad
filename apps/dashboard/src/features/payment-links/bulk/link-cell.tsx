import type { LinkField, TypedLink } from '@pasarela/contracts/payment-links/payment-link-fields';
import { useId } from 'react';
import { SelectInput } from '#components/ui/inputs.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { type ChoiceField, isChoiceField, linkChoices } from '#features/payment-links/bulk/link-choices.ts';
import { useBulkLinksWords } from '#features/payment-links/bulk-links-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

export type LinkCellProps = {
  readonly field: LinkField;
  /** The values of the cell's whole line. */
  readonly typed: TypedLink;
  readonly error: string | undefined;
  /** A note about a cell that has no error. */
  readonly note?: string | undefined;
  /** The cell's accessible name: its column and its line. */
  readonly label: string;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
};

/** The names of a list, ignoring case. A current value that is not offered is shown but cannot be selected again. */
const useChoices = (field: ChoiceField, typed: TypedLink) => {
  const [language] = useLanguage();
  const choices = linkChoices(field, typed, language);
  const text = typed[field].trim();
  const known = choices.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  return {
    choices: choices.filter((choice) => choice.isOffered || choice === known),
    value: known?.name ?? text,
    isUnknown: text !== '' && known === undefined,
  };
};

type ChoiceCellProps = LinkCellProps & { readonly field: ChoiceField; readonly noteId: string };

const ChoiceCell = (props: ChoiceCellProps) => {
  const words = useBulkLinksWords();
  const { field, typed, error, note, label, disabled, onChange, noteId } = props;
  const { choices, value, isUnknown } = useChoices(field, typed);
  return (
    <SelectInput
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={(error ?? note) ? noteId : undefined}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{words.lines.none}</option>
      {isUnknown && (
        <option value={value} disabled>
          {value}
        </option>
      )}
      {choices.map(({ name, label: text, isOffered }) => (
        <option key={name} value={name} disabled={!isOffered}>
          {text}
        </option>
      ))}
    </SelectInput>
  );
};

/** An editable cell with its error below. */
export const LinkCell = (props: LinkCellProps) => {
  const { field, typed, error, note, label, disabled, onChange } = props;
  const noteId = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {isChoiceField(field) ? (
        <ChoiceCell {...props} field={field} noteId={noteId} />
      ) : (
        <TextInput
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? note) ? noteId : undefined}
          autoComplete="off"
          disabled={disabled}
          value={typed[field]}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {(error ?? note) && (
        <p id={noteId} className={`text-12 ${error ? 'text-danger' : 'text-warning'}`}>
          {error ?? note}
        </p>
      )}
    </div>
  );
};
