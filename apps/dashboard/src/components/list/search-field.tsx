import { useRef, useState } from 'react';
import { useListWords } from '#components/data-table/list-words.ts';
import { useNarrow } from '#components/data-table/use-narrow.ts';
import { Icon } from '#components/ui/icon.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { readText } from './list-filter.ts';

type SearchFieldProps = {
  readonly words: {
    readonly label: string;
    readonly placeholder: string;
    /** The placeholder of a phone, where that says more than that it is searched. */
    readonly short?: string;
    readonly clear: string;
  };
  /** The longest text that is searched for. Characters. */
  readonly max: number;
  readonly value: string | undefined;
  readonly onSearch: (text: string | undefined) => void;
};

/** The field that a list is searched by. It searches on Enter, so that no half-typed word is searched. */
export const SearchField = ({ words, max, value = '', onSearch }: SearchFieldProps) => {
  const { search } = useListWords();
  const narrow = useNarrow();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  // The filters can be cleared and a view chosen elsewhere on the page.
  const [searched, setSearched] = useState(value);
  if (searched !== value) {
    setSearched(value);
    setText(value);
  }
  return (
    <form
      noValidate
      className="w-full sm:max-w-80 sm:min-w-52 sm:flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(readText(max)(text));
      }}
    >
      <TextInput
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.label}
        // A phone has no room for more.
        placeholder={narrow ? (words.short ?? search) : words.placeholder}
        maxLength={max}
        className="[&_input::-webkit-search-cancel-button]:hidden [&_input]:text-ellipsis"
        value={text}
        onChange={(event) => setText(event.target.value)}
        start={<Icon name="search" className="size-4" />}
        end={
          text !== '' && (
            <button
              type="button"
              aria-label={words.clear}
              className="flex size-8 cursor-pointer items-center justify-center rounded-control text-ink-soft hover:text-ink pointer-coarse:size-11"
              onClick={() => {
                setText('');
                if (value !== '') onSearch(undefined);
                input.current?.focus();
              }}
            >
              <Icon name="close" className="size-4" />
            </button>
          )
        }
      />
    </form>
  );
};
