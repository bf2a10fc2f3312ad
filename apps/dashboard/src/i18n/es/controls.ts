/** Words of the shared controls. */
export const controlsWords = {
  goBack: 'Volver',
  close: 'Cerrar',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'Error al copiar',
  copyOf: (what: string) => `Copiar ${what}`,
  notifications: 'Avisos',
  working: 'Procesando…',
  loading: 'Cargando…',
  optional: 'opcional',
  tryAgain: 'Intentar de nuevo',
  requestId: 'Id de la petición',
};
