export const notYetWords = {
  body: 'Esta sección todavía no forma parte de esta versión.',
  home: 'Ir al resumen',
};
