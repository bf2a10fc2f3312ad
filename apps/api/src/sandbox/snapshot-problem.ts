import { limits } from '@pasarela/contracts/limits/limits';
import type { Words } from '@pasarela/contracts/words/words';
import { Refusal } from '#errors/refusal.ts';

/** What can be wrong at a place of a snapshot. */
export const snapshotProblems = {
  notAnObject: { es: 'debe ser un objeto JSON', en: 'must be a JSON object' },
  unknownFormat: { es: 'no es un formato conocido', en: 'is not a known format' },
  unknownTable: { es: 'no es una tabla de una instantánea', en: 'is not a table of a snapshot' },
  unknownField: { es: 'no es una columna de su tabla', en: 'is not a column of its table' },
  missing: { es: 'falta', en: 'is missing' },
  kind: { es: 'no es del tipo que corresponde', en: 'is not of the right type' },
  choice: { es: 'no es uno de los valores conocidos', en: 'is not one of the known values' },
  form: { es: 'no tiene la forma que corresponde', en: 'does not have the right form' },
  json: { es: 'no es el JSON que corresponde', en: 'is not the right JSON' },
  instant: {
    es: `no es un instante entre los años ${limits.clockFirstYear} y ${limits.clockLastYear}`,
    en: `is not an instant between the years ${limits.clockFirstYear} and ${limits.clockLastYear}`,
  },
  farBehind: {
    es: `queda más de ${limits.clockMoveDays} días antes de la hora del reloj (now)`,
    en: `lies more than ${limits.clockMoveDays} days before the time of the clock (now)`,
  },
  reference: {
    es: 'nombra un registro que no está en la instantánea',
    en: 'names a row that the snapshot does not hold',
  },
  work: {
    es: 'no corresponde al estado del registro que nombra',
    en: 'does not fit the state of the row that it names',
  },
  story: { es: 'no concuerda con transaction_events', en: 'does not agree with transaction_events' },
  transfers: { es: 'no cuadra con ledger_transfers', en: 'does not add up with ledger_transfers' },
  transactions: { es: 'no cuadra con transactions', en: 'does not add up with transactions' },
  refunds: { es: 'no cuadra con refunds', en: 'does not add up with refunds' },
  rows: { es: 'sus registros se contradicen', en: 'its rows contradict each other' },
} as const satisfies Record<string, Words>;

/** The most characters of a place that are repeated in an answer: names in a snapshot can be of any length. */
const longestPlace = 80;

/** The refusal of a snapshot that names the place of its problem: a field, or a table and its column. */
export const snapshotRefusal = (place: string, problem: Words): Refusal => {
  const at = place.length > longestPlace ? `${place.slice(0, longestPlace)}…` : place;
  return new Refusal('snapshot_invalid', {
    problem: { es: `${at}: ${problem.es}`, en: `${at}: ${problem.en}` },
  });
};
