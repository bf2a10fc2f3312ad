import type { fieldErrorsWords as Spanish } from '../es/field-errors.ts';

export const fieldErrorsWords: typeof Spanish = {
  required: 'This field is required',
  latest: (day) => `It must be ${day} at the latest.`,
};
