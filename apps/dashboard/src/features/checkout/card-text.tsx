import type { Checkout } from '@pasarela/contracts/checkouts/checkout-schema';

const dots = '····';

/** A card as its holder knows it; the dots stand for figures and are set apart. */
export const CardText = ({ card }: { readonly card: NonNullable<Checkout['card']> }) => (
  <span className="figures whitespace-nowrap">
    {card.brand} <span className="tracking-[0.14em]">{dots}</span>
    {` ${card.lastFour}`}
  </span>
);
