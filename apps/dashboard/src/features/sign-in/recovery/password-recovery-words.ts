import { useWords } from '#i18n/use-words.ts';

const es = {
  ask: {
    title: '¿Olvidaste tu contraseña?',
    text: 'Escribe tu usuario o tu correo. Te enviaremos una liga para elegir otra.',
    user: 'Usuario o correo',
    required: 'Este campo es obligatorio',
    submit: 'Enviar la liga',
    running: 'Enviando…',
  },
  sent: {
    title: 'Revisa tu correo',
    text: (user: string) =>
      `Si ${user} tiene acceso, en unos segundos recibirá una liga. Sirve una sola vez, durante 30 minutos.`,
    missing: '¿No llega? Busca en el correo no deseado o pide la liga al administrador del sistema.',
    again: 'Probar con otro usuario o correo',
  },
  choose: {
    loading: 'Revisando la liga',
    reset: 'Elige otra contraseña',
    invitation: 'Elige tu contraseña',
    text: (user: string) => `Será la contraseña de ${user}. Sus sesiones abiertas se cierran.`,
    invitationText: (user: string) => `Con ella entras como ${user}.`,
    submit: 'Guardar contraseña',
    running: 'Guardando…',
    saved: 'Contraseña guardada. Ya puedes iniciar sesión.',
  },
  invalid: {
    title: 'Esta liga ya no sirve',
    text: 'Ya se usó o venció.',
    again: 'Pedir otra liga',
  },
  failed: 'No se pudo revisar la liga',
  retry: 'Reintentar',
  back: 'Volver a iniciar sesión',
};

const en: typeof es = {
  ask: {
    title: 'Forgot your password?',
    text: 'Enter your username or e-mail. We will send you a link to choose another.',
    user: 'Username or e-mail',
    required: 'This field is required',
    submit: 'Send the link',
    running: 'Sending…',
  },
  sent: {
    title: 'Check your e-mail',
    text: (user) => `If ${user} has access, a link arrives in a few seconds. It works once, for 30 minutes.`,
    missing: 'Nothing there? Look in your spam folder, or ask the system administrator for the link.',
    again: 'Try another username or e-mail',
  },
  choose: {
    loading: 'Checking the link',
    reset: 'Choose another password',
    invitation: 'Choose your password',
    text: (user) => `This will be the password of ${user}. Open sessions are closed.`,
    invitationText: (user) => `You sign in with it as ${user}.`,
    submit: 'Save password',
    running: 'Saving…',
    saved: 'Password saved. You can sign in now.',
  },
  invalid: {
    title: 'This link no longer works',
    text: 'It was already used or has expired.',
    again: 'Ask for another link',
  },
  failed: 'The link could not be checked',
  retry: 'Try again',
  back: 'Back to sign in',
};

/** Words of the ways to a password without the current one. */
export const passwordRecoveryWords = { es, en };
export const usePasswordRecoveryWords = (): typeof es => useWords(passwordRecoveryWords);
