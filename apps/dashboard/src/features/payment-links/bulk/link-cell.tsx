import type { LinkField } from '@pasarela/contracts/payment-links/payment-link-fields';
import { linkTypeEntries, linkTypes } from '@pasarela/contracts/payment-links/payment-link-kinds';
import { frequencies, frequencyNames } from '@pasarela/contracts/subscriptions/frequencies';
import { useId } from 'react';
import { SelectInput } from '#components/ui/select-input.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { leaguesBulkWords as en } from '#i18n/en/leagues-bulk.ts';
import { leaguesBulkWords as es } from '#i18n/es/leagues-bulk.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';

export type LinkCellProps = {
  readonly field: LinkField;
  readonly value: string;
  readonly error: string | undefined;
  /** Which cell it is: its column and its line. */
  readonly label: string;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
};

/** The names of a list whatever their case; what stands there and is none of them can be seen, and chosen no more. */
const useChoices = (field: LinkField, value: string) => {
  const [language] = useLanguage();
  const choices =
    field === 'typeFrequency'
      ? linkTypes.map((name) => ({ name: name as string, label: linkTypeEntries[name].label[language] }))
      : frequencyNames.map((name) => ({ name: name as string, label: frequencies[name].label[language] }));
  const typed = value.trim();
  const known = choices.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  return { choices, value: known?.name ?? typed, isUnknown: typed !== '' && known === undefined };
};

const ChoiceCell = (props: LinkCellProps & { readonly noteId: string }) => {
  const words = useWords({ es, en });
  const { field, error, label, disabled, onChange, noteId } = props;
  const { choices, value, isUnknown } = useChoices(field, props.value);
  return (
    <SelectInput
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? noteId : undefined}
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
      {choices.map(({ name, label: text }) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </SelectInput>
  );
};

/** A cell that can be corrected where it stands; what is wrong with it stands below. */
export const LinkCell = (props: LinkCellProps) => {
  const { field, value, error, label, disabled, onChange } = props;
  const noteId = useId();
  const isChoice = field === 'typeFrequency' || field === 'frequency';
  return (
    <div className="flex min-w-0 flex-col gap-1">
      {isChoice ? (
        <ChoiceCell {...props} noteId={noteId} />
      ) : (
        <TextInput
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          autoComplete="off"
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {error && (
        <p id={noteId} className="text-12 text-danger">
          {error}
        </p>
      )}
    </div>
  );
};
