import type { Words } from '../words/words.ts';

/** The fields of a payment that a fraud rule checks. */
export const fraudFieldNames = ['email', 'ip', 'card'] as const;
export type FraudField = (typeof fraudFieldNames)[number];

type FieldEntry = {
  /** The id on the wire (`fieldRuleTypesId`, `fieldRulesId`). */
  readonly id: number;
  readonly label: Words;
};

export const fraudFields = {
  email: { id: 1, label: { es: 'Correo electrónico', en: 'E-mail' } },
  ip: { id: 2, label: { es: 'IP', en: 'IP' } },
  card: { id: 3, label: { es: 'Tarjeta', en: 'Card' } },
} as const satisfies Record<FraudField, FieldEntry>;

export const fraudFieldIds = [1, 2, 3] as const;
export type FraudFieldId = (typeof fraudFieldIds)[number];

const byId: Readonly<Record<FraudFieldId, FraudField>> = { 1: 'email', 2: 'ip', 3: 'card' };
export const fraudFieldOf = (id: FraudFieldId): FraudField => byId[id];

export const isFraudField = (name: string): name is FraudField =>
  (fraudFieldNames as readonly string[]).includes(name);
