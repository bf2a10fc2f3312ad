import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import {
  BlacklistEntrySchema,
  CountBlacklistSchema,
  EditBlacklistSchema,
  FieldRuleItemSchema,
  ListBlacklistSchema,
  SaveBlacklistSchema,
} from './blacklist-schema.ts';

const access = { kind: 'role', permission: 'manageFraud' } as const;

export const listBlacklistFields = defineOperation({
  method: 'GET',
  path: '/BlackList/FieldRules',
  subject: 'fraud',
  access,
  answer: z.array(FieldRuleItemSchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Tipos de la lista negra', en: 'Types of the blacklist' },
  description: {
    es: 'Qué puede estar en la lista negra: un correo, una IP o una tarjeta.',
    en: 'What can be on the blacklist: an e-mail, an IP or a card.',
  },
  examples: [{ name: 'all', words: { es: 'Todos', en: 'All' } }],
});

export const listBlacklist = defineOperation({
  method: 'GET',
  path: '/BlackList/GetList',
  subject: 'fraud',
  access,
  query: ListBlacklistSchema,
  answer: z.array(BlacklistEntrySchema),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Lista negra', en: 'Blacklist' },
  description: {
    es: 'Los correos, IP y tarjetas cuyos pagos se rechazan, lo más reciente primero.',
    en: 'The e-mails, IPs and cards whose payments are declined, newest first.',
  },
  examples: [
    {
      name: 'all',
      words: { es: 'La primera página', en: 'The first page' },
      query: { companyId: 1, page: 1, rows: 10 },
    },
  ],
});

export const countBlacklist = defineOperation({
  method: 'GET',
  path: '/BlackList/GetTotalRows',
  subject: 'fraud',
  access,
  query: CountBlacklistSchema,
  answer: z.int(),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Total de la lista negra', en: 'Total of the blacklist' },
  description: { es: 'Cuántos registros hay.', en: 'How many entries there are.' },
  examples: [{ name: 'all', words: { es: 'Todos', en: 'All' }, query: { companyId: 1 } }],
});

export const saveBlacklistEntry = defineOperation({
  method: 'POST',
  path: '/BlackList/Save',
  subject: 'fraud',
  access,
  body: SaveBlacklistSchema,
  answer: z.string().meta({ description: 'What was done, in words, in the language of the call.' }),
  answerKind: 'envelope',
  errors: ['blacklist_entry_exists', 'transaction_not_found'],
  summary: { es: 'Agregar a la lista negra', en: 'Add to the blacklist' },
  description: {
    es: 'Mientras el registro está activo, los pagos con ese correo, IP o tarjeta se rechazan (003). El número de una tarjeta no se guarda: solo su huella, su marca y sus últimos cuatro dígitos. Con idTransaction se toma el dato de esa transacción.',
    en: 'While an entry is active, payments with that e-mail, IP or card are declined (003). A card number is not stored, only its fingerprint, brand and last four digits. With idTransaction the value is taken from that transaction.',
  },
  examples: [
    {
      name: 'email',
      words: { es: 'Un correo', en: 'An e-mail' },
      body: { fieldRulesId: 1, value: 'fraude@example.com', active: true },
    },
    { name: 'ip', words: { es: 'Una IP', en: 'An IP' }, body: { fieldRulesId: 2, value: '203.0.113.77' } },
    {
      name: 'card',
      words: { es: 'Una tarjeta', en: 'A card' },
      body: { fieldRulesId: 3, value: '30569309025904' },
    },
  ],
});

export const editBlacklistEntry = defineOperation({
  method: 'PUT',
  path: '/BlackList/Edit',
  subject: 'fraud',
  access,
  body: EditBlacklistSchema,
  answer: z.string().meta({ description: 'What was done, in words, in the language of the call.' }),
  answerKind: 'envelope',
  errors: ['blacklist_entry_exists', 'blacklist_entry_not_found'],
  summary: { es: 'Cambiar un registro de la lista negra', en: 'Change a blacklist entry' },
  description: {
    es: 'Cambia el correo o la IP, y si está activo. De una tarjeta solo cambia si está activa.',
    en: 'Changes the e-mail or the IP, and whether it is active. For a card, only whether it is active changes.',
  },
  examples: [
    {
      name: 'inactive',
      words: { es: 'Desactivarlo', en: 'Switch it off' },
      body: { idBlackList: 1, active: false },
    },
  ],
});
