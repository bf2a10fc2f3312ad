/** What a call says when the server did not say anything itself. */
export const callsWords = {
  unavailable: 'El Servicio no se encuentra disponible',
  generic: 'Algo salió mal. Vuelve a intentarlo.',
  partMissing: 'La aplicación no terminó de cargar',
  sessionEnded: 'Tu sesión terminó. Inicia sesión de nuevo.',
};
