/** The property that identifies an order; a payment that is accepted holds it. */
export const referenceField = 'ReferenceNumber';

/** A reference that has not been used: the moment and four random figures. At most 30 characters. */
export const freshReference = (now: number, random: () => number): string => {
  const moment = now.toString(36).toUpperCase();
  const chance = Math.floor(random() * 36 ** 4)
    .toString(36)
    .toUpperCase()
    .padStart(4, '0');
  return `PEDIDO-${moment}-${chance}`;
};
