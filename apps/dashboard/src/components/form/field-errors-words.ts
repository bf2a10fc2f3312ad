import { useWords } from '#i18n/use-words.ts';

const es = {
  required: 'Este campo es obligatorio',
  amount: 'Escribe el monto con cifras, por ejemplo 1,234.50.',
  dayForm: 'Escribe la fecha como DD/MM/AAAA.',
  latest: (day: string) => `Debe ser el ${day} a más tardar.`,
};

const en: typeof es = {
  required: 'This field is required',
  amount: 'Write the amount in figures, such as 1,234.50.',
  dayForm: 'Write the date as DD/MM/YYYY.',
  latest: (day) => `It must be ${day} at the latest.`,
};

/** Words of what is wrong with a field, where a screen says it differently from the API. */
export const fieldErrorsWords = { es, en };
export const useFieldErrorsWords = (): typeof es => useWords(fieldErrorsWords);
