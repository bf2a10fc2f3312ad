import { type FraudField, fraudFieldNames, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import { useId } from 'react';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

type EntryTypeChoiceProps = {
  readonly chosen: FraudField;
  readonly onChoose: (field: FraudField) => void;
};

/** Three choices side by side, all to be seen before one is taken. */
export const EntryTypeChoice = ({ chosen, onChoose }: EntryTypeChoiceProps) => {
  const words = useFraudWords().blacklist;
  const [language] = useLanguage();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">{words.type}</legend>
      <div className="grid grid-cols-[2fr_1fr_1fr] overflow-hidden rounded-control border border-line-strong bg-paper">
        {fraudFieldNames.map((field) => (
          <label
            key={field}
            className="relative flex min-h-9 items-center justify-center border-l border-line-strong px-2 text-center text-14 first:border-l-0 hover:bg-hover has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={field}
              checked={chosen === field}
              onChange={() => onChoose(field)}
              className="absolute inset-0 appearance-none opacity-0"
            />
            {fraudFields[field].label[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
