import { createContext, useContext } from 'react';
import { markedParts } from '#components/search/marked-text.ts';

/** What is typed in the palette, trimmed. */
export const TypedContext = createContext('');

/** A text in which what was typed stands out. */
export const Marked = ({ text }: { readonly text: string }) =>
  markedParts(text, useContext(TypedContext)).map((part, at) =>
    part.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their place
      <mark key={at} className="bg-transparent font-semibold text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
