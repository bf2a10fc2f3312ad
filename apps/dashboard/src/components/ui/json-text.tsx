import { jsonInks } from '@pasarela/contracts/look/json-inks';

const inkClass = {
  name: 'text-(--json-name)',
  text: 'text-(--json-text)',
  value: 'text-(--json-value)',
} as const;

/** More than this keeps one ink, so that a long body opens at once. Characters. */
const maxInked = 20_000;

/** JSON in the four inks that the editor of the documentation has too. */
export const JsonText = ({ text }: { readonly text: string }) =>
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
