import { limits } from '@pasarela/contracts/limits/limits';
import { useRef, useState } from 'react';
import { readText } from '#components/list/list-filter.ts';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import { Icon } from '#components/ui/icon.tsx';
import { TextInput } from '#components/ui/text-input.tsx';

type TransactionsSearchFieldProps = {
  readonly value: string | undefined;
  readonly onSearch: (text: string | undefined) => void;
};

const read = readText(limits.searchLength);

/** Finds payments by what is known of them. It searches on Enter, so that no half-typed word is searched. */
export const TransactionsSearchField = ({ value = '', onSearch }: TransactionsSearchFieldProps) => {
  const words = useTransactionsWords().search;
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
      className="w-full sm:w-72"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(read(text));
      }}
    >
      <TextInput
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={words.label}
        placeholder={words.placeholder}
        maxLength={limits.searchLength}
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
