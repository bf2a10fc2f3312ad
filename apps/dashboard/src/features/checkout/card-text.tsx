import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';

const dots = '····';

/** A card as its holder recognizes it, with dots in place of the hidden digits. */
export const CardText = ({ card }: { readonly card: NonNullable<Checkout['card']> }) => (
  <span className="figures whitespace-nowrap">
    {card.brand} <span className="tracking-[0.14em]">{dots}</span>
    {` ${card.lastFour}`}
  </span>
);
