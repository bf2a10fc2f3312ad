import type { Words } from '../words/words.ts';
import { Status, type StatusColour, type TransactionStatus } from './transaction-status.ts';

export const chargebackOutcomes = ['won', 'inProcess', 'lost'] as const;
export type ChargebackOutcome = (typeof chargebackOutcomes)[number];

type ChargebackEntry = {
  /** The id on the wire (`idStatusChargeBack`), after the transaction's status that stands for it. */
  readonly id: TransactionStatus;
  readonly name: string;
  readonly label: Words;
  readonly description: Words;
  readonly colour: StatusColour;
};

/** The statuses of a chargeback. Ids 2, 12 and 16 are all won: the transaction is back where it was. */
export const chargebackStatuses = {
  won: {
    id: Status.accepted,
    name: 'Won',
    label: { es: 'Ganado', en: 'Won' },
    description: {
      es: 'El banco te dio la razón y el monto se queda contigo.',
      en: 'The bank decided in your favor, and you keep the amount.',
    },
    colour: 'green',
  },
  inProcess: {
    id: Status.chargebackInProcess,
    name: 'In Process',
    label: { es: 'En proceso', en: 'In Process' },
    description: {
      es: 'El banco espera tus pruebas o está decidiendo.',
      en: 'The bank is waiting for your evidence or deciding.',
    },
    colour: 'cyan',
  },
  lost: {
    id: Status.chargebackLost,
    name: 'Lost',
    label: { es: 'Perdido', en: 'Lost' },
    description: {
      es: 'El banco le dio la razón al tarjetahabiente.',
      en: 'The bank decided in favor of the cardholder.',
    },
    colour: 'red',
  },
} as const satisfies Record<ChargebackOutcome, ChargebackEntry>;

/** The status of an id (`idStatusChargeBack`); undefined if it is not a chargeback status. */
export const chargebackOutcomeOf = (id: number | null): ChargebackOutcome | undefined => {
  if (id === Status.refunded || id === Status.partiallyRefunded) return 'won';
  return chargebackOutcomes.find((outcome) => chargebackStatuses[outcome].id === id);
};
