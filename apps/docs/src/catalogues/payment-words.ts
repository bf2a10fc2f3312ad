import type { PaymentMethodModule } from '@pasarela/contracts/payment-methods/methods/payment-method-module';
import type { Locale } from '../site/locales.ts';
import type { Decider } from './decline-deciders.ts';

type MethodKind = PaymentMethodModule['kind'];
type Refunds = PaymentMethodModule['refunds'];

const es = {
  methods: {
    title: 'Métodos de pago',
    id: 'IdPaymentMethod',
    name: 'Método',
    kind: 'Tipo',
    refunds: 'Reembolso',
    max: 'Monto máximo',
    refundable: { none: 'No', parts: 'Total o parcial', whole: 'Solo total' } satisfies Record<
      Refunds,
      string
    >,
    kinds: { card: 'Tarjeta', cash: 'Efectivo', installments: 'Pago diferido' } satisfies Record<
      MethodKind,
      string
    >,
  },
  brands: {
    title: 'Tipos de tarjeta',
    cardType: 'CardType',
    brand: 'Marca',
    digits: 'Dígitos',
    codeDigits: 'Código de seguridad',
    months: 'Meses, hasta',
  },
  months: {
    title: 'Meses sin intereses',
    count: 'InstallmentCount',
    min: 'Monto mínimo',
    brands: 'Marcas',
  },
  amounts: { title: 'Moneda y montos', currency: 'Currency', min: 'Monto mínimo', max: 'Monto máximo' },
  moves: {
    title: 'De un código a otro',
    code: 'Código',
    status: 'status',
    next: 'Puede pasar a',
    none: 'Ninguno',
  },
  reasons: {
    title: 'Motivos de rechazo',
    code: 'declineReason',
    message: 'Mensaje',
    decider: 'Quién decide',
    cards: 'Tarjeta de prueba',
    deciders: {
      bank: 'El banco',
      challenge: '3D Secure',
      aplazo: 'Aplazo',
      rules: 'Tus reglas de fraude',
      sandbox: 'El sandbox',
      production: 'Producción sin adquirente',
    } satisfies Record<Decider, string>,
  },
  fingerprint: {
    title: 'Identificadores de organización',
    environment: 'Ambiente',
    option: 'isProduction',
    id: 'Identificador',
    environments: { sandbox: 'Sandbox', production: 'Producción' },
  },
};
export type PaymentWords = typeof es;

const en: PaymentWords = {
  methods: {
    title: 'Payment methods',
    id: 'IdPaymentMethod',
    name: 'Method',
    kind: 'Type',
    refunds: 'Refund',
    max: 'Maximum amount',
    refundable: { none: 'No', parts: 'Full or partial', whole: 'Full only' },
    kinds: { card: 'Card', cash: 'Cash', installments: 'Deferred payment' },
  },
  brands: {
    title: 'Card types',
    cardType: 'CardType',
    brand: 'Brand',
    digits: 'Digits',
    codeDigits: 'Security code',
    months: 'Months, up to',
  },
  months: {
    title: 'Months without interest',
    count: 'InstallmentCount',
    min: 'Minimum amount',
    brands: 'Brands',
  },
  amounts: {
    title: 'Currency and amounts',
    currency: 'Currency',
    min: 'Minimum amount',
    max: 'Maximum amount',
  },
  moves: {
    title: 'From one code to another',
    code: 'Code',
    status: 'status',
    next: 'Can become',
    none: 'None',
  },
  reasons: {
    title: 'Decline reasons',
    code: 'declineReason',
    message: 'Message',
    decider: 'Who decides',
    cards: 'Test card',
    deciders: {
      bank: 'The bank',
      challenge: '3D Secure',
      aplazo: 'Aplazo',
      rules: 'Your fraud rules',
      sandbox: 'The sandbox',
      production: 'Production without an acquirer',
    },
  },
  fingerprint: {
    title: 'Organization identifiers',
    environment: 'Environment',
    option: 'isProduction',
    id: 'Identifier',
    environments: { sandbox: 'Sandbox', production: 'Production' },
  },
};

export const paymentWords: Readonly<Record<Locale, PaymentWords>> = { es, en };
