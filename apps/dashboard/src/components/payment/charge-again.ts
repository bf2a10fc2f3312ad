import type { Location } from 'react-router';

/** What a payment link asks for once more, of a payment that failed. */
export type ChargeAgain = {
  readonly referenceNumber: string;
  readonly email: string;
  /** In pesos, with two decimals, as it is typed. */
  readonly amount: string;
};

/** The router state of a link to the form of a payment link, which begins with it. No address holds what is of a customer. */
export type ChargeAgainState = { readonly again: ChargeAgain };

const fields: readonly (keyof ChargeAgain)[] = ['referenceNumber', 'email', 'amount'];

const isChargeAgain = (value: unknown): value is ChargeAgain =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

/** Undefined where the form was opened for a link like any other. */
export const chargeAgainOf = ({ state }: Pick<Location, 'state'>): ChargeAgain | undefined => {
  const again: unknown = (state as Partial<ChargeAgainState> | null)?.again;
  return isChargeAgain(again) ? again : undefined;
};
