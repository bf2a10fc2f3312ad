import { isNextOutcome, nextOutcomeNames, nextOutcomes } from '@pasarela/contracts/sandbox/next-outcomes';
import { DropdownChoices, DropdownLabel, DropdownMenu } from '#components/ui/dropdown-menu.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { useNextOutcomeWords } from '#sandbox/next-outcome-words.ts';
import { bandClass } from './band-class.ts';
import { useNextOutcome } from './use-next-outcome.ts';

const cardDecides = 'none';

/** What the acquirer answers to the next payment, whatever its card; the band says what is chosen. */
export const NextOutcomeMenu = () => {
  const words = useNextOutcomeWords();
  const [language] = useLanguage();
  const { outcome, choose } = useNextOutcome();
  const chosen = outcome && nextOutcomes[outcome][language];
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={`${bandClass} min-w-0 max-w-28 sm:max-w-60 lg:max-w-80`}>
          <span className="truncate">
            {chosen ? (
              <>
                {/* On a phone there is room for what was chosen alone. */}
                <span className="max-sm:sr-only">{words.chosen}</span> {chosen}
              </>
            ) : (
              <>
                <span className="max-sm:hidden">{words.next}</span>
                <span aria-hidden="true" className="sm:hidden">
                  {words.short}
                </span>
                <span className="sr-only sm:hidden">{words.next}</span>
              </>
            )}
          </span>
        </button>
      }
    >
      <DropdownLabel>{words.explanation}</DropdownLabel>
      <DropdownChoices
        label={words.next}
        value={outcome ?? cardDecides}
        onChange={(value) => choose(isNextOutcome(value) ? value : null)}
        choices={[
          { value: cardDecides, label: words.cardDecides },
          ...nextOutcomeNames.map((value) => ({ value, label: nextOutcomes[value][language] })),
        ]}
      />
    </DropdownMenu>
  );
};
