import type { Words } from '../words/words.ts';

/** Why an e-mail was not sent. */
export const emailFailures = {
  connection: {
    es: 'No hubo conexión con el servidor de correo',
    en: 'Could not connect to the mail server',
  },
  timeout: {
    es: 'El servidor de correo no respondió a tiempo',
    en: 'The mail server did not respond in time',
  },
  certificate: {
    es: 'La conexión con el servidor de correo no se pudo cifrar',
    en: 'The connection to the mail server could not be encrypted',
  },
  credentials: {
    es: 'El servidor de correo no aceptó el usuario o la contraseña',
    en: 'The mail server did not accept the username or the password',
  },
  refused: { es: 'El servidor de correo lo rechazó', en: 'The mail server refused it' },
  later: {
    es: 'El servidor de correo pidió volver a intentarlo',
    en: 'The mail server asked to try again later',
  },
  expired: {
    es: 'La liga venció o se usó antes de enviarse',
    en: 'The link expired or was used before it was sent',
  },
  other: { es: 'Falló el envío', en: 'Sending failed' },
} as const satisfies Record<string, Words>;

export type EmailFailure = keyof typeof emailFailures;
export const emailFailureNames = Object.keys(emailFailures) as EmailFailure[];
