import { fieldWords } from './field-words.ts';
import { RowIdSchema } from './identifiers.ts';

/** The business that a call of the payment API may name: its credentials say it already. */
export const OwnBusinessSchema = RowIdSchema.optional().meta({
  ...fieldWords(
    'Tu negocio. Si lo envías debe ser el de tus credenciales.',
    'Your business. If you send it, it must match your credentials.',
  ),
  example: 1,
});
