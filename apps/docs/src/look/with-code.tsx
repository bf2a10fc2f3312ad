import { Fragment } from 'react';

/** A text; what stands between backticks is code. */
export const WithCode = ({ text }: { readonly text: string }) =>
  text.split('`').map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
    place % 2 === 1 ? <code key={place}>{part}</code> : <Fragment key={place}>{part}</Fragment>,
  );
