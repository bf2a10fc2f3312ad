import { z } from 'zod';
import { fieldWords as words } from '../http/field-words.ts';
import { transactionStatuses } from '../statuses/transaction-status.ts';

const { responseCode, name } = transactionStatuses[2];

/** The three fields of payment API answers that concern no transaction: the request was carried out. */
export const acceptedAnswerShape = {
  responseCode: z
    .literal(responseCode)
    .meta({ ...words('002: se hizo lo que pediste.', '002: what you asked for was done.'), example: '002' }),
  status: z
    .literal(name)
    .meta({ ...words('El nombre de ese código.', 'The name of that code.'), example: 'Accepted' }),
  message: z
    .string()
    .meta(
      words('Qué se hizo, en el idioma de la petición.', 'What was done, in the language of the request.'),
    ),
};

/** The fixed values of the first two fields. */
export const acceptedAnswer = { responseCode, status: name } as const;
