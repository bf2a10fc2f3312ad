import type { FraudField } from '@pasarela/contracts/fraud/fraud-fields';
import type { RefObject } from 'react';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { Field } from '#components/ui/field.tsx';
import { TextInput } from '#components/ui/text-input.tsx';

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
  const words = useFraudWords().blacklist;
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
