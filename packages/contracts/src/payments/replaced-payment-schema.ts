import { z } from 'zod';
import { fieldWords as words } from '../http/field-words.ts';
import { PaymentAnswerSchema } from './payment-answer-schema.ts';

const replacedShape = {
  referenceNumber: z.string().meta({ ...words('Su referencia.', 'Its reference.'), example: 'PEDIDO-1042' }),
  email: z.string().meta({
    ...words('El correo de su cliente.', "Its customer's e-mail."),
    example: 'luis.ruiz@example.com',
  }),
  status: z.string().meta({
    ...words('El estado que tenía: ahora es Replaced.', 'The status that it had: now it is Replaced.'),
    example: 'TransactionCreated',
  }),
  wasOpen: z.boolean().meta({
    ...words(
      'Si su página de pago o su liga todavía se podía pagar; ya no se puede.',
      'Whether its hosted page or link could still be paid; it can no longer.',
    ),
    example: true,
  }),
};

/** A payment that a new one with the same reference replaced, as the payment API names it. */
export const ReplacedPaymentSchema = z
  .object({
    transactionNumber: z
      .string()
      .meta({ ...words('Número de la transacción.', 'Transaction number.'), example: '1017' }),
    ...replacedShape,
  })
  .meta({ id: 'ReplacedPayment' });

/** A replaced payment, by its id as the dashboard's API names it. */
export const ReplacedTransactionSchema = z
  .object({
    idTransaction: z.int().meta({ ...words('La transacción.', 'The transaction.'), example: 1017 }),
    ...replacedShape,
  })
  .meta({ id: 'ReplacedTransaction' });
export type ReplacedTransaction = z.output<typeof ReplacedTransactionSchema>;

/** The payment API's answer about a payment that it has just made, with the open payments that the new one replaced. */
export const MadePaymentSchema = PaymentAnswerSchema.extend({
  replaced: z.array(ReplacedPaymentSchema).meta({
    ...words(
      'Los pagos con la misma referencia a los que reemplazó, también los de otro cliente; vacío si no había.',
      'The payments with the same reference that it replaced, including those of other customers; empty if there were none.',
    ),
    example: [],
  }),
}).meta({ id: 'MadePayment' });
export type MadePayment = z.output<typeof MadePaymentSchema>;
