import { fieldWords } from './field-words.ts';
import { RowIdSchema } from './identifiers.ts';

/** The business of a payment API call. It is optional, because the credentials determine it. */
export const OwnBusinessSchema = RowIdSchema.optional().meta({
  ...fieldWords(
    'Tu negocio. Si lo envías debe ser el de tus credenciales.',
    'Your business. If you send it, it must match your credentials.',
  ),
  example: 1,
});
