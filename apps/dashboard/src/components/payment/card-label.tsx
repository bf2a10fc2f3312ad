import { Fragment } from 'react';

const dots = '····';

/** A card as `cardText` writes it, its dots set apart: they stand for figures and would run into a dash. */
export const CardLabel = ({ text }: { readonly text: string }) => (
  <span className="figures whitespace-nowrap">
    {text.split(dots).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
      <Fragment key={index}>
        {index > 0 && <span className="tracking-[0.14em]">{dots}</span>}
        {part}
      </Fragment>
    ))}
  </span>
);
