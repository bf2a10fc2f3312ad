import { jsonInks } from '@pasarela/contracts/look/json-inks';
import { CopyButton } from './copy-button.tsx';

/** Formats JSON with one value per line; text that is not JSON is unchanged. */
export const prettyJson = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};

const inkClass = {
  name: 'text-(--json-name)',
  text: 'text-(--json-text)',
  value: 'text-(--json-value)',
} as const;

/** More than this keeps one ink, so that a long body opens at once. Characters. */
const maxInked = 20_000;

/** JSON in the four inks that the editor of the documentation has too. */
const JsonText = ({ text }: { readonly text: string }) =>
  text.length > maxInked ? (
    text
  ) : (
    <span className="text-(--json-mark)">
      {jsonInks(text).map(({ ink, text: part }, place) =>
        ink === null ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
          <span key={place} className={inkClass[ink]}>
            {part}
          </span>
        ),
      )}
    </span>
  );

type TextBlockProps = {
  /** The heading above the text. */
  readonly title: string;
  /** The name of the copied value in the copy button's label. */
  readonly what: string;
  /** The exact text to copy, as it was sent or is to be pasted. */
  readonly text: string;
  /** Shown with one value per line, in the inks of JSON, if it is JSON. */
  readonly json?: boolean;
};

/** Technical text: a body, a snippet, a key. It has its own scroll area, which the keyboard can reach. */
export const TextBlock = ({ title, what, text, json = false }: TextBlockProps) => (
  <section
    aria-label={title}
    className="min-w-0 overflow-hidden rounded-control border border-line bg-sunken"
  >
    <header className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1.5 pl-3">
      <h3 className="text-12 font-medium text-ink-soft">{title}</h3>
      <CopyButton value={text} what={what} />
    </header>
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be within reach of the keyboard
      tabIndex={0}
      className="max-h-[max(24rem,55dvh)] overflow-auto px-3 py-2 font-mono text-12 whitespace-pre-wrap wrap-anywhere -outline-offset-2"
    >
      {json ? <JsonText text={prettyJson(text)} /> : text}
    </pre>
  </section>
);
