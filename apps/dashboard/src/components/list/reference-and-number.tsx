import { cardEndClass } from '#components/data-table/data-table.tsx';
import { useListWords } from '#components/data-table/list-words.ts';

type ReferenceAndNumberProps = {
  readonly reference: string;
  /** Our number of the payment. */
  readonly id: number;
};

/** The identity of a row in a phone's list: the merchant's reference, truncated where it is long, and our number. */
export const ReferenceAndNumber = ({ reference, id }: ReferenceAndNumberProps) => {
  const words = useListWords();
  return (
    <span className={`flex items-center gap-3 pt-0.5 text-13 text-ink-soft ${cardEndClass}`}>
      <span className="truncate">{reference}</span>
      <span className="figures shrink-0">{words.number(String(id))}</span>
    </span>
  );
};
