import { justificationWords as en } from '#i18n/en/justification.ts';
import { justificationWords as es } from '#i18n/es/justification.ts';
import { useWords } from '#i18n/use-words.ts';

/** The number of characters left for a text. A negative number is the excess. */
export const CharactersLeft = ({ left }: { readonly left: number }) => {
  const words = useWords({ es, en });
  return (
    <p className={`figures text-end text-13 ${left < 0 ? 'text-danger' : 'text-ink-faint'}`}>
      {left < 0 ? words.tooMany(-left) : words.left(left)}
    </p>
  );
};
