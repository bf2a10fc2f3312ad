import { type ComponentProps, useRef } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import {
  type EmailTags,
  endTag,
  isWrongTag,
  removeTag,
  takeBackTag,
  typeTag,
} from '#features/integration/general/email-tags-state.ts';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';

type EmailTagsInputProps = {
  readonly control: ComponentProps<'input'>;
  readonly state: EmailTags;
  readonly onChange: (state: EmailTags) => void;
};

/** An input with addresses as tags; invalid ones are marked. */
export const EmailTagsInput = ({ control, state, onChange }: EmailTagsInputProps) => {
  const words = useIntegrationWords().emails;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-1.5 rounded-control border border-line-strong bg-paper p-1.5 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus has-aria-invalid:border-danger">
      <ul aria-label={words.label} className="contents">
        {state.tags.map((tag) => {
          const isWrong = isWrongTag(tag);
          return (
            <li
              key={tag}
              className={`inline-flex max-w-full items-center gap-0.5 rounded-control pl-2 text-13 ${
                isWrong ? 'bg-danger-soft text-danger' : 'bg-sunken text-ink'
              }`}
            >
              <span className="truncate">{tag}</span>
              {isWrong && <span className="shrink-0 pl-1 text-12 font-medium">{words.invalidTag}</span>}
              <button
                type="button"
                aria-label={words.remove(tag)}
                onClick={() => {
                  onChange(removeTag(state, tag));
                  input.current?.focus();
                }}
                className="inline-flex size-7 shrink-0 items-center justify-center rounded-control hover:bg-hover pointer-coarse:size-11"
              >
                <Icon name="close" className="size-3" />
              </button>
            </li>
          );
        })}
      </ul>
      <input
        {...control}
        ref={input}
        type="text"
        size={8}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        value={state.typing}
        onChange={(event) => onChange(typeTag(state, event.target.value))}
        onBlur={() => state.typing !== '' && onChange(endTag(state))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && state.typing.trim() !== '') {
            event.preventDefault();
            onChange(endTag(state));
          }
          if (event.key === 'Backspace' && state.typing === '' && state.tags.length > 0) {
            event.preventDefault();
            onChange(takeBackTag(state));
          }
        }}
        className="min-h-7 min-w-32 grow bg-transparent px-1.5 text-14 outline-none pointer-coarse:min-h-11 pointer-coarse:text-16"
      />
    </div>
  );
};
