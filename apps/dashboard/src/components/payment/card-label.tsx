import { Fragment } from 'react';

const dots = '····';

/** A card as its holder recognizes it, `Visa ···· 4242`: dots in place of the hidden digits. */
export const maskedCard = ({
  brand,
  lastFour,
}: {
  readonly brand: string;
  readonly lastFour: string;
}): string => `${brand} ${dots} ${lastFour}`.trim();

/** A masked card, its dots set apart: they stand for figures and would run into a dash. */
export const CardLabel = ({ text }: { readonly text: string }) => (
  <span className="figures whitespace-nowrap">
    {text.split(dots).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
      <Fragment key={index}>
        {index > 0 && <span className="ml-[0.14em] tracking-[0.14em]">{dots}</span>}
        {part}
      </Fragment>
    ))}
  </span>
);
