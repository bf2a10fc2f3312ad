import { Fragment } from 'react';

/** Limits of a field in a line; what stands between backticks is code. */
export const LimitWords = ({ limits }: { readonly limits: readonly string[] }) =>
  limits
    .join(' · ')
    .split('`')
    .map((part, place) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
      place % 2 === 1 ? <code key={place}>{part}</code> : <Fragment key={place}>{part}</Fragment>,
    );
