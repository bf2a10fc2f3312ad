import { z } from 'zod';
import { environmentNames } from '../accounts/environments.ts';
import { InstantSchema } from '../dates/dates.ts';
import { fieldWords as words } from '../http/field-words.ts';
import { BrandLabelSchema, CardTypeSchema, LastFourSchema } from '../payment-methods/shown-card-schema.ts';

/** The id of a form session. Our script makes it of 128 random bits or more. */
const SessionIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{20,100}$/)
  .meta({
    ...words(
      'El nombre de la sesión: 20 a 100 letras, dígitos, guiones o guiones bajos, al azar. Lo hace nuestro script.',
      'The name of the session: 20 to 100 random letters, digits, hyphens or underscores. Our script makes it.',
    ),
    example: 'ses_8f2c1b7d90a34e55',
  });

/** A card that a merchant's page sends straight to us, encrypted for us alone. */
export const CreateFormSessionSchema = z.strictObject({
  ApiKey: z
    .string()
    .min(1)
    .max(100)
    .meta({
      ...words('Tu API key, sin su contraseña.', 'Your API key, without its password.'),
      example: 'demo-sandbox-key',
    }),
  SessionId: SessionIdSchema,
  Data: z
    .string()
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)
    .max(1_024)
    .meta({
      ...words(
        'Los datos de la tarjeta (cardNumber, cardExpirationMonth, cardExpirationYear y cvv, como JSON), cifrados con tu llave pública: RSA-OAEP con SHA-256, en base64.',
        'The card data (cardNumber, cardExpirationMonth, cardExpirationYear and cvv, as JSON), encrypted with your public key: RSA-OAEP with SHA-256, in base64.',
      ),
      example: 'Zm9ybS1zZXNzaW9uLWV4YW1wbGU=',
      secret: true,
    }),
});
export type CreateFormSession = z.output<typeof CreateFormSessionSchema>;

/** A form session as its call answers it, without a response code: receiving a card is no payment. */
export const FormSessionSchema = z
  .object({
    sessionId: SessionIdSchema,
    environment: z
      .enum(environmentNames)
      .meta(words('El ambiente de la API key.', 'The environment of the API key.')),
    brand: BrandLabelSchema,
    cardType: CardTypeSchema,
    lastFour: LastFourSchema,
    expiresAt: InstantSchema.meta(
      words('Hasta cuándo se puede pagar con ella.', 'When it stops being usable.'),
    ),
  })
  .meta({ id: 'FormSession' });
export type FormSession = z.output<typeof FormSessionSchema>;
