import type { FraudField } from '@pasarela/contracts/fraud/fraud-fields';
import type { RefObject } from 'react';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { fraudWords as en } from '#i18n/en/fraud.ts';
import { fraudWords as es } from '#i18n/es/fraud.ts';
import { useWords } from '#i18n/use-words.ts';

type EntryValueFieldProps = {
  readonly field: FraudField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (value: string) => void;
  readonly isReadOnly?: boolean;
  readonly input?: RefObject<HTMLInputElement | null>;
};

const modes = { email: 'email', ip: 'decimal', card: 'numeric' } as const satisfies Record<
  FraudField,
  string
>;

export const EntryValueField = ({
  field,
  value,
  error,
  onType,
  isReadOnly = false,
  input,
}: EntryValueFieldProps) => {
  const words = useWords({ es, en }).blacklist;
  return (
    <Field label={words.value[field]} error={error} hint={isReadOnly ? words.fixedCard : words.hint[field]}>
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          value={value}
          readOnly={isReadOnly}
          aria-required={!isReadOnly}
          inputMode={modes[field]}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field>
  );
};
