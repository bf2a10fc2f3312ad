import { chargebackReasons } from '@pasarela/contracts/chargebacks/chargeback-reasons';
import type { FrequencyName } from '@pasarela/contracts/frequencies/frequencies';
import { limits } from '@pasarela/contracts/limits/limits';
import { paymentMethodOf } from '@pasarela/contracts/payment-methods/payment-methods';
import { momentText } from '#time/moment-text.ts';
import {
  chargebackAddress,
  type EmailWords,
  money,
  pausedSubscriptionAddress,
  transactionAddress,
} from './email-content.ts';

const every = {
  Daily: 'cada día',
  Biweekly: 'cada 14 días',
  Monthly: 'cada mes',
  Halfyearly: 'cada 6 meses',
  Annual: 'cada año',
  Scheduled: 'en cada fecha acordada',
} as const satisfies Record<FrequencyName, string>;

const methodName = (id: number | null): string => paymentMethodOf(id)?.label.es ?? 'Sin forma de pago';

const dateText = (at: Date): string => momentText(at.getTime(), 'es');

const greeting = (customerName: string): readonly string[] =>
  customerName === '' ? [] : [`Hola, ${customerName}:`];

const methodAndCard = ({
  paymentMethod,
  cardLastFour,
}: {
  readonly paymentMethod: number | null;
  readonly cardLastFour: string | null;
}): string => `${methodName(paymentMethod)}${cardLastFour === null ? '' : ` ···· ${cardLastFour}`}`;

export const emailWordsEs: EmailWords = {
  paymentLink: ({ merchant, amount, plan, referenceNumber, expiresAt, url }) => ({
    subject: `Liga de pago de ${merchant}: ${money(amount)}`,
    heading: `${merchant} te envió una liga de pago`,
    lines: [
      ...(plan
        ? [
            plan.payments === null
              ? `Se cobran ${money(amount)} ${every[plan.frequency]}, hasta que canceles la suscripción.`
              : `Son ${plan.payments} pagos de ${money(amount)}, uno ${every[plan.frequency]}: ${money(amount * plan.payments)} en total.`,
          ]
        : [`Por pagar: ${money(amount)}.`]),
      `Puedes pagar hasta el ${dateText(expiresAt)}, hora de la Ciudad de México.`,
    ],
    facts: [
      ['Referencia', referenceNumber],
      ['Vence', dateText(expiresAt)],
    ],
    action: { label: `Pagar ${money(amount)}`, url },
  }),
  cardReplacement: ({ merchant, customerName, amount, frequency, referenceNumber, expiresAt, url }) => ({
    subject: `Cambia la tarjeta de tu suscripción con ${merchant}`,
    heading: 'Tu suscripción necesita otra tarjeta',
    lines: [
      ...greeting(customerName),
      `El cobro de tu suscripción con ${merchant} no pasó. Registra otra tarjeta para continuar; hoy no se cobra nada.`,
      `La liga sirve una sola vez, hasta el ${dateText(expiresAt)}, hora de la Ciudad de México.`,
    ],
    facts: [
      ['Referencia', referenceNumber],
      ['Suscripción', `${money(amount)} ${every[frequency]}`],
    ],
    action: { label: 'Cambiar la tarjeta', url },
  }),
  paymentReceived: (content) => ({
    subject: `Pago recibido: ${money(content.amount)} · ${content.referenceNumber}`,
    heading: `Recibiste un pago de ${money(content.amount)}`,
    lines: [],
    facts: [
      ['Referencia', content.referenceNumber],
      ['Cliente', content.customerName],
      ['Correo', content.customerEmail],
      ['Forma de pago', methodName(content.paymentMethod)],
      ['Fecha', dateText(content.paidAt)],
    ],
    action: { label: 'Ver el movimiento', url: transactionAddress(content.site, content.transactionId) },
  }),
  chargebackOpened: (content) => ({
    subject: `Contracargo por ${money(content.amount)} · ${content.referenceNumber}`,
    heading: `El banco abrió un contracargo por ${money(content.amount)}`,
    lines: [
      chargebackReasons[content.reason].es,
      `Entrega tus pruebas a más tardar el ${dateText(content.proofDueAt)}, hora de la Ciudad de México. Sin pruebas en ${limits.chargebackProof / 86_400_000} días, el contracargo se pierde.`,
    ],
    facts: [
      ['Referencia', content.referenceNumber],
      ['Cliente', content.customerName],
      ['Correo', content.customerEmail],
      ['Fecha límite', dateText(content.proofDueAt)],
    ],
    action: { label: 'Entregar las pruebas', url: chargebackAddress(content.site, content.transactionId) },
  }),
  subscriptionPaused: (content) => ({
    subject: `Suscripción pausada · ${content.referenceNumber}`,
    heading: 'Una suscripción quedó en pausa',
    lines: [
      `El cobro falló ${limits.collectionAttempts} veces. No se cobra más hasta que la reactives; puedes pedir otra tarjeta a tu cliente.`,
    ],
    facts: [
      ['Referencia', content.referenceNumber],
      ['Cliente', content.customerName],
      ['Correo', content.customerEmail],
      ['Suscripción', `${money(content.amount)} ${every[content.frequency]}`],
    ],
    action: {
      label: 'Ver la suscripción',
      url: pausedSubscriptionAddress(content.site, content.subscriptionId),
    },
  }),
  paymentReceipt: (content) => ({
    subject: `Recibo de ${content.merchant}: ${money(content.amount)}`,
    heading: `Pagaste ${money(content.amount)} a ${content.merchant}`,
    lines: greeting(content.customerName),
    facts: [
      ['Referencia', content.referenceNumber],
      ['Forma de pago', methodAndCard(content)],
      ['Autorización', content.authorizationCode ?? ''],
      ['Fecha', dateText(content.paidAt)],
    ],
    action: content.url === null ? undefined : { label: 'Ver el comprobante', url: content.url },
  }),
  cashVoucher: (content) => ({
    subject: `Paga ${money(content.amount)} en ${methodName(content.paymentMethod)} · ${content.merchant}`,
    heading: `Paga ${money(content.amount)} en ${methodName(content.paymentMethod)}`,
    lines: [
      ...greeting(content.customerName),
      `Da esta referencia en caja a más tardar el ${dateText(content.dueAt)}, hora de la Ciudad de México.`,
    ],
    facts: [
      ['Referencia de pago', content.cashReference],
      ['Monto', money(content.amount)],
      ['Pedido', content.referenceNumber],
    ],
    action: content.url === null ? undefined : { label: 'Ver la ficha', url: content.url },
  }),
  refundMade: (content) => ({
    subject: `Reembolso de ${content.merchant}: ${money(content.refunded)}`,
    heading: `${content.merchant} te devolvió ${money(content.refunded)}`,
    lines: [...greeting(content.customerName), 'El dinero regresa a la forma de pago que usaste.'],
    facts: [
      ['Referencia', content.referenceNumber],
      ['Pago', money(content.amount)],
      ['Forma de pago', methodAndCard(content)],
      ['Fecha', dateText(content.refundedAt)],
    ],
    action: undefined,
  }),
  chargeFailed: (content) => ({
    subject: `No se pudo cobrar tu suscripción con ${content.merchant}`,
    heading: `No se pudo cobrar el pago de ${money(content.amount)} de tu suscripción`,
    lines: [
      ...greeting(content.customerName),
      content.nextAttemptAt === null
        ? `La suscripción con ${content.merchant} quedó en pausa: por ahora no se cobra nada más.`
        : `Se intentará otra vez el ${dateText(content.nextAttemptAt)}, hora de la Ciudad de México. Revisa que tu tarjeta tenga fondos y siga vigente.`,
    ],
    facts: [
      ['Referencia', content.referenceNumber],
      ['Suscripción', `${money(content.amount)} ${every[content.frequency]}`],
    ],
    action: undefined,
  }),
  userInvitation: ({ merchant, userName, expiresAt, passwordUrl }) => ({
    subject: `Tu acceso a ${merchant}`,
    heading: `Te invitaron a ${merchant}`,
    lines: [
      'Elige tu contraseña para entrar al panel.',
      `La liga sirve una sola vez, hasta el ${dateText(expiresAt)}, hora de la Ciudad de México.`,
      ...(passwordUrl === undefined ? ['La liga va solo en el correo enviado.'] : []),
    ],
    facts: [['Usuario', userName]],
    action: passwordUrl === undefined ? undefined : { label: 'Elegir mi contraseña', url: passwordUrl },
  }),
  passwordReset: ({ userName, expiresAt, passwordUrl }) => ({
    subject: 'Elige otra contraseña',
    heading: 'Elige otra contraseña',
    lines: [
      `La liga sirve una sola vez, hasta el ${dateText(expiresAt)}, hora de la Ciudad de México.`,
      'Si no la pediste, ignora este correo: tu contraseña sigue igual.',
      ...(passwordUrl === undefined ? ['La liga va solo en el correo enviado.'] : []),
    ],
    facts: [['Usuario', userName]],
    action: passwordUrl === undefined ? undefined : { label: 'Elegir otra contraseña', url: passwordUrl },
  }),
  foot: (merchant) => `Pasarela envía este correo a nombre de ${merchant}.`,
};
