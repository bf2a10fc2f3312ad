/** Words of the saved views of a list: filters that are one click away. */
export const savedViewsWords = {
  views: 'Vistas',
  today: 'Hoy',
  lastThirtyDays: 'Últimos 30 días',
  chargebacks: 'Contracargos',
  save: 'Guardar vista',
  name: 'Nombre de la vista',
  nameHint: 'Se guarda en este navegador, con los filtros que ves.',
  nameMissing: 'Escribe un nombre.',
  nameTaken: 'Ya hay una vista con ese nombre.',
  saveIt: 'Guardar',
  remove: (name: string) => `Quitar la vista ${name}`,
};
