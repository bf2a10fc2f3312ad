export const sessionWords = {
  endingTitle: 'Tu sesión está por terminar',
  idle: (time: string) => `No ha habido actividad. La sesión termina en ${time}.`,
  life: (time: string) =>
    `Una sesión dura 12 horas como máximo. Esta termina en ${time}; después inicia sesión de nuevo.`,
  stay: 'Seguir en la sesión',
  logOut: 'Cerrar sesión',
  understood: 'Entendido',
  companyGone: (name: string) =>
    `Ya no tienes acceso a ${name === '' ? 'ese negocio' : name}. Elige otro negocio.`,
  closedElsewhere: 'Cerraste la sesión en otra pestaña.',
  ended: 'Tu sesión terminó. Inicia sesión de nuevo.',
};
