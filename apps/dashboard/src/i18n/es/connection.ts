export const connectionWords = {
  unavailable: 'El Servicio no se encuentra disponible',
  stale: 'Lo que ves puede no estar al día.',
  tryAgain: 'Intentar de nuevo',
};
