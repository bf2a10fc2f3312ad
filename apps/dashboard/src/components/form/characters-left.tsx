import { useJustificationWords } from '#components/form/justification-words.ts';

/** The number of characters left for a text. A negative number is the excess. */
export const CharactersLeft = ({ left }: { readonly left: number }) => {
  const words = useJustificationWords();
  return (
    <p className={`figures text-end text-13 ${left < 0 ? 'text-danger' : 'text-ink-faint'}`}>
      {left < 0 ? words.tooMany(-left) : words.left(left)}
    </p>
  );
};
