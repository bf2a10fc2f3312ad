import { z } from 'zod';
import { environmentNames } from '../accounts/environments.ts';
import { defineOperation } from '../http/define-operation.ts';

export const SiteSettingsSchema = z.object({
  cultureCode: z.string().meta({ example: 'es-MX' }),
  isoCurrency: z.string().meta({ example: 'MXN' }),
  companyName: z.string(),
  environment: z.enum(environmentNames),
});

export const getSiteSettings = defineOperation({
  method: 'GET',
  path: '/setting/settingssite',
  subject: 'setting',
  access: { kind: 'role', permission: 'viewResume' },
  answer: SiteSettingsSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Configuración del sitio', en: 'Site settings' },
  description: {
    es: 'Cultura, moneda, nombre del negocio elegido y ambiente.',
    en: 'Culture, currency, name of the selected business and environment.',
  },
  examples: [{ name: 'settings', words: { es: 'Del negocio elegido', en: 'Of the selected business' } }],
});
