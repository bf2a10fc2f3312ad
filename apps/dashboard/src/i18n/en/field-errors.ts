import type { fieldErrorsWords as Spanish } from '../es/field-errors.ts';

export const fieldErrorsWords: typeof Spanish = {
  required: 'This field is required',
  amount: 'Write the amount in figures, such as 1,234.50.',
  dayForm: 'Write the date as DD/MM/YYYY.',
  latest: (day) => `It must be ${day} at the latest.`,
};
