import { Fragment } from 'react';

/** A name of code, which breaks behind its underscores, dots and slashes where it has no room. */
export const CodeName = ({ name }: { readonly name: string }) =>
  name.split(/(?<=[_./])(?=.)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name stay where they are
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
