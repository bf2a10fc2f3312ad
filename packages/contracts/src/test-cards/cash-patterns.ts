import { hour } from '../dates/time-spans.ts';
import type { Words } from '../words/words.ts';

type CashPattern = {
  /** The end of the e-mail's local part that selects this outcome. */
  readonly ending: string;
  /** Milliseconds of the account's clock from the reference to its payment; null: never. */
  readonly paidAfter: number | null;
  readonly note: Words;
};

/** The outcomes of a sandbox's cash references, by the payer's e-mail. Any other reference waits for the simulator. */
export const cashPatterns = {
  paidAtOnce: {
    ending: '+pagado',
    paidAfter: 1_000,
    note: { es: 'Se paga un segundo después.', en: 'It is paid a second later.' },
  },
  paidLater: {
    ending: '+pagado-luego',
    paidAfter: 6 * hour,
    note: { es: 'Se paga seis horas después.', en: 'It is paid six hours later.' },
  },
  neverPaid: {
    ending: '+sin-pago',
    paidAfter: null,
    note: { es: 'Nunca se paga: vence.', en: 'It is never paid: it expires.' },
  },
} as const satisfies Record<string, CashPattern>;

/** Milliseconds until the simulated payment of a cash reference; null if none is simulated. */
export const cashPaidAfter = (email: string): number | null => {
  const local = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  return (
    Object.values<CashPattern>(cashPatterns).find(({ ending }) => local.endsWith(ending))?.paidAfter ?? null
  );
};
