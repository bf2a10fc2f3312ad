/** Words of the ways to a password without the current one. */
export const passwordRecoveryWords = {
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
    missing: '¿No llega? Busca en el correo no deseado o pide la liga a quien administra el sistema.',
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
