import {
  type LinkType,
  linkTypeEntries,
  linkTypes,
} from '@pasarela/contracts/payment-links/payment-link-kinds';
import { useSingleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

type LinkTypeChoiceProps = { readonly value: LinkType; readonly onChange: (type: LinkType) => void };

/** Paid once, until it is canceled, or a number of times: what each means stands beside it. */
export const LinkTypeChoice = ({ value, onChange }: LinkTypeChoiceProps) => {
  const words = useSingleLinkWords().types;
  const [language] = useLanguage();
  return (
    <fieldset>
      <legend className="pb-1.5 text-13 font-medium">{words.legend}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-control border border-line-strong bg-paper">
        {linkTypes.map((type) => (
          <label
            key={type}
            className="relative flex items-start gap-2.5 px-3 py-2.5 hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="typeFrequency"
              value={type}
              checked={value === type}
              onChange={() => onChange(type)}
              className="mt-0.5 size-4 accent-accent"
            />
            <span>
              <span className="block text-14 font-medium">{linkTypeEntries[type].label[language]}</span>
              <span className="block text-13 text-ink-soft">{words.about[type]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
