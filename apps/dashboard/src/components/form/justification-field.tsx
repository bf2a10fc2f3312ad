import { limits } from '@pasarela/contracts/limits/limits';
import type { RefObject } from 'react';
import { CharactersLeft } from '#components/form/characters-left.tsx';
import { remainingCharacters } from '#components/form/justification.ts';
import { useJustificationWords } from '#components/form/justification-words.ts';
import { Field } from '#components/ui/field.tsx';
import { TextArea } from '#components/ui/text-area.tsx';

type JustificationFieldProps = {
  readonly label: string;
  readonly text: string;
  /** The form was submitted with a text that is too short or too long. */
  readonly isWrong: boolean;
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  readonly onType: (text: string) => void;
};

/** A text field for a reason, with the number of characters left (PORTAL-44). */
export const JustificationField = ({ label, text, isWrong, field, onType }: JustificationFieldProps) => {
  const words = useJustificationWords();
  const { min, max } = limits.justification;
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label} error={isWrong ? words.wrong(String(min), String(max)) : undefined}>
        {(control) => (
          <TextArea {...control} ref={field} value={text} onChange={(event) => onType(event.target.value)} />
        )}
      </Field>
      <CharactersLeft left={remainingCharacters(text)} />
    </div>
  );
};
