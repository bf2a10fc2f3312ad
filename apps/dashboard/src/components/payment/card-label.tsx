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

type CardTextProps = { readonly text: string };

/** A text that may name a masked card, the dots of that set apart: they stand for figures and would run into a dash. */
export const CardText = ({ text }: CardTextProps) =>
  text.split(dots).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
    <Fragment key={index}>
      {index > 0 && <span className="ml-[0.14em] tracking-[0.14em]">{dots}</span>}
      {part}
    </Fragment>
  ));

/** A masked card, in one line. */
export const CardLabel = ({ text }: CardTextProps) => (
  <span className="figures whitespace-nowrap">
    <CardText text={text} />
  </span>
);
