import { z } from 'zod';
import { InstantSchema } from '../dates/dates.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { shownCardShape } from '../payment-methods/shown-card-schema.ts';
import { acceptedAnswerShape } from '../payments/accepted-answer.ts';
import { paymentPageAnswer } from '../payments/payment-page-schema.ts';

/** The code by which a merchant's calls name a saved card. */
export const CardTokenCodeSchema = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .meta({
    ...words('El token de la tarjeta.', 'The token of the card.'),
    example: 'tok_4Jp2mVq8sXw0LkD3',
  });

const cardTokenShape = {
  customerCardIdentifier: CardTokenCodeSchema,
  ...shownCardShape,
  expiry: z.string().meta({ ...words('Vencimiento, MM/AAAA.', 'Expiry, MM/YYYY.'), example: '12/2030' }),
  name: z
    .string()
    .meta({ ...words('El nombre de tu cliente.', "Your customer's name."), example: 'Ana López' }),
  email: z.string().meta({
    ...words(
      'El correo de tu cliente: con él se listan sus tarjetas.',
      "Your customer's e-mail: their cards are listed by it.",
    ),
    example: 'ana.lopez@example.com',
  }),
  date: InstantSchema.meta(words('Cuándo se guardó.', 'When it was saved.')),
};

/** A kept card as its merchant sees it. */
export const CardTokenSchema = z.object(cardTokenShape).meta({ id: 'CardToken' });
export type CardToken = z.output<typeof CardTokenSchema>;

export const CardTokenAnswerSchema = z
  .object({ ...acceptedAnswerShape, ...cardTokenShape })
  .meta({ id: 'CardTokenAnswer' });

export const DeletedCardTokenSchema = z
  .object({ ...acceptedAnswerShape, customerCardIdentifier: CardTokenCodeSchema })
  .meta({ id: 'DeletedCardToken' });

export const CardTokenListSchema = z
  .object({
    ...acceptedAnswerShape,
    ...paymentPageAnswer,
    customerCardIdentifiers: z
      .array(CardTokenSchema)
      .meta(words('Las tarjetas, la más reciente primero.', 'The cards, newest first.')),
  })
  .meta({ id: 'CardTokenList' });
export type CardTokenList = z.output<typeof CardTokenListSchema>;
