import type { Words } from '../words/words.ts';
import type { FraudField } from './fraud-fields.ts';

/** The decline reasons of the fraud rules: the code that is stored, and its words for the merchant. */
export const fraudReasons = {
  blacklist_email: {
    es: 'El correo electrónico está en la lista negra.',
    en: 'The e-mail is on the blacklist.',
  },
  blacklist_ip: { es: 'La IP está en la lista negra.', en: 'The IP is on the blacklist.' },
  blacklist_card: { es: 'La tarjeta está en la lista negra.', en: 'The card is on the blacklist.' },
  velocity_email: {
    es: 'Demasiados intentos con este correo electrónico: supera la regla de velocidad.',
    en: 'Too many attempts with this e-mail: it exceeds the velocity rule.',
  },
  velocity_ip: {
    es: 'Demasiados intentos desde esta IP: supera la regla de velocidad.',
    en: 'Too many attempts from this IP: it exceeds the velocity rule.',
  },
  velocity_card: {
    es: 'Demasiados intentos con esta tarjeta: supera la regla de velocidad.',
    en: 'Too many attempts with this card: it exceeds the velocity rule.',
  },
} as const satisfies Record<string, Words>;
export type FraudReason = keyof typeof fraudReasons;

export const isFraudReason = (code: string): code is FraudReason => Object.hasOwn(fraudReasons, code);

/** Card payments that exceed a velocity rule are not declined, because 3D Secure can be required instead. */
const { velocity_card: _, ...declining } = fraudReasons;
export const fraudDeclineReasons = declining;
export type FraudDeclineReason = keyof typeof fraudDeclineReasons;
export const isFraudDeclineReason = (code: string): code is FraudDeclineReason =>
  Object.hasOwn(fraudDeclineReasons, code);

/** The rule that stopped a payment, as its transaction stores it. */
export type BlacklistRule = `blacklist:${FraudField}`;
export type FraudRule = BlacklistRule | `velocity:${FraudField}`;

type RuleEntry = { readonly label: Words; readonly reason: FraudReason };

export const fraudRules = {
  'blacklist:email': {
    label: { es: 'Lista negra: correo electrónico', en: 'Blacklist: e-mail' },
    reason: 'blacklist_email',
  },
  'blacklist:ip': { label: { es: 'Lista negra: IP', en: 'Blacklist: IP' }, reason: 'blacklist_ip' },
  'blacklist:card': {
    label: { es: 'Lista negra: tarjeta', en: 'Blacklist: card' },
    reason: 'blacklist_card',
  },
  'velocity:email': {
    label: { es: 'Regla de velocidad: correo electrónico', en: 'Velocity rule: e-mail' },
    reason: 'velocity_email',
  },
  'velocity:ip': { label: { es: 'Regla de velocidad: IP', en: 'Velocity rule: IP' }, reason: 'velocity_ip' },
  'velocity:card': {
    label: { es: 'Regla de velocidad: tarjeta', en: 'Velocity rule: card' },
    reason: 'velocity_card',
  },
} as const satisfies Record<FraudRule, RuleEntry>;

export const fraudRuleNames = Object.keys(fraudRules) as [FraudRule, ...FraudRule[]];
/** The decline reason of a blacklist rule. */
export const blacklistReasonOf = (rule: BlacklistRule): FraudDeclineReason => fraudRules[rule].reason;

export const isFraudRule = (name: string | null): name is FraudRule =>
  name !== null && Object.hasOwn(fraudRules, name);
