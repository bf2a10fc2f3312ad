import { z } from 'zod';
import { cardBrandNames, cardBrands } from '../card-numbers/card-brands.ts';
import { fieldWords as words } from '../http/field-words.ts';

const brands = cardBrandNames.map((name) => cardBrands[name]);

/** The brand of a card as it is shown. */
export const BrandLabelSchema = z
  .enum(brands.map(({ label }) => label))
  .meta({ ...words('La marca.', 'The brand.'), example: 'Visa' });

/** The code of a card's brand in the catalogue of card types. */
export const CardTypeSchema = z.enum(brands.map(({ cardType }) => cardType)).meta({
  ...words('001 Visa, 002 MasterCard, 003 Amex.', '001 Visa, 002 MasterCard, 003 Amex.'),
  example: '001',
});

export const LastFourSchema = z
  .string()
  .meta({ ...words('Los últimos cuatro dígitos.', 'The last four digits.'), example: '4242' });

/** A card without its number: what a merchant is told of it. */
export const shownCardShape = {
  brand: BrandLabelSchema,
  cardType: CardTypeSchema,
  firstSix: z
    .string()
    .meta({ ...words('Los primeros seis dígitos.', 'The first six digits.'), example: '424242' }),
  lastFour: LastFourSchema,
};
