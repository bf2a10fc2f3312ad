import type { StatusColour } from '../statuses/transaction-status.ts';
import type { Words } from '../words/words.ts';

/** The sending states of an e-mail. */
export const emailStates = {
  kept: { label: { es: 'Guardado', en: 'Saved' }, colour: 'cyan' },
  waiting: { label: { es: 'Por enviar', en: 'Waiting' }, colour: 'orange' },
  sent: { label: { es: 'Enviado', en: 'Sent' }, colour: 'green' },
  failed: { label: { es: 'No enviado', en: 'Failed' }, colour: 'red' },
} as const satisfies Record<string, { label: Words; colour: StatusColour }>;

export type EmailState = keyof typeof emailStates;
export const emailStateNames = Object.keys(emailStates) as EmailState[];
