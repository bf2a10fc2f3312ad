import { openOtherCompany } from '#access/open-other-company.ts';
import { useAccountWords } from '#components/form/account-words.ts';
import { Icon } from '#components/ui/icon.tsx';
import { AccountSection } from './account-section.tsx';

type AffiliatedBusinessesProps = {
  readonly businesses: readonly { readonly value: number; readonly text: string }[];
  readonly currentId: number;
};

/** The user's businesses: one that is clicked becomes the current one, and its resume is opened. */
export const AffiliatedBusinesses = ({ businesses, currentId }: AffiliatedBusinessesProps) => {
  const words = useAccountWords().affiliated;
  return (
    <AccountSection title={words.title} text={words.text}>
      <ul className="divide-y divide-line border-y border-line">
        {businesses.map(({ value, text }) => (
          <li key={value}>
            <button
              type="button"
              aria-label={value === currentId ? undefined : words.enter(text)}
              onClick={() => openOtherCompany({ id: value, name: text })}
              className="flex min-h-row w-full items-center justify-between gap-4 px-1 text-start hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="font-medium">{text}</span>
                {value === currentId && <span className="text-13 text-ink-soft"> · {words.current}</span>}
              </span>
              <Icon name="arrowRight" className="size-4 text-ink-faint" />
            </button>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
};
