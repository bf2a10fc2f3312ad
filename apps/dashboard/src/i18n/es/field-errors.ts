/** Words of what is wrong with a field, where a screen says it differently from the API. */
export const fieldErrorsWords = {
  required: 'Este campo es obligatorio',
  latest: (day: string) => `Debe ser el ${day} a más tardar.`,
};
