/** Words of what is wrong with a field, where a screen says it differently from the API. */
export const fieldErrorsWords = {
  required: 'Este campo es obligatorio',
  amount: 'Escribe el monto con cifras, por ejemplo 1,234.50.',
  dayForm: 'Escribe la fecha como DD/MM/AAAA.',
  latest: (day: string) => `Debe ser el ${day} a más tardar.`,
};
