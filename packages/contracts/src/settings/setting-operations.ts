import { z } from 'zod';
import { defineOperation } from '../http/define-operation.ts';
import {
  RolledApiKeySchema,
  RolledWebhookSecretSchema,
  RollSchema,
  RollWebhookSecretSchema,
  SettingsSchema,
  SiteSettingsSchema,
  UpdateSettingSchema,
} from './setting-schema.ts';

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
    es: 'Cultura, moneda, nombre del negocio elegido, ambiente y correo de soporte del despliegue.',
    en: 'Culture, currency, name of the selected business, environment, and the support e-mail of the deployment.',
  },
  examples: [{ name: 'settings', words: { es: 'Del negocio elegido', en: 'Of the selected business' } }],
});

export const getSettings = defineOperation({
  method: 'GET',
  path: '/setting',
  subject: 'setting',
  access: { kind: 'role', permission: 'manageIntegration', withKey: 'sandbox' },
  answer: SettingsSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Configuración de la integración', en: 'Integration settings' },
  description: {
    es: 'Logotipo, textos y correos de notificación, llaves y las URL a las que se envían los resultados.',
    en: 'Logo, notification text and e-mails, keys, and the URLs that results are sent to.',
  },
  examples: [{ name: 'settings', words: { es: 'Del negocio elegido', en: 'Of the selected business' } }],
});

export const updateSetting = defineOperation({
  method: 'PUT',
  path: '/setting/update',
  subject: 'setting',
  access: { kind: 'role', permission: 'manageIntegration', withKey: 'sandbox' },
  body: UpdateSettingSchema,
  answer: SettingsSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Cambiar la configuración', en: 'Change a setting' },
  description: {
    es: 'Cambia una propiedad. Logo: la URL del cargador de archivos u otra https. NotificationText: hasta 600 caracteres. NotificationEmail: correos separados por coma o punto y coma, hasta 600 caracteres. Emails: los correos encendidos de paymentReceipt, cashVoucher, refundMade, chargeFailed y userInvitation, separados por punto y coma; vacío los apaga todos. Success, Error y Default: URL http o https fuera de redes privadas, salvo que este despliegue las permita.',
    en: 'Changes one property. Logo: the URL of the file uploader, or another over https. NotificationText: up to 600 characters. NotificationEmail: addresses separated by commas or semicolons, up to 600 characters. Emails: the ones switched on among paymentReceipt, cashVoucher, refundMade, chargeFailed and userInvitation, separated by semicolons; empty switches all off. Success, Error and Default: http or https URLs outside private networks, unless this deployment allows them.',
  },
  examples: [
    {
      name: 'text',
      words: { es: 'El texto de notificación', en: 'The notification text' },
      body: { Property: 'NotificationText', Value: 'Gracias por tu compra.' },
    },
    {
      name: 'emails',
      words: { es: 'Los correos', en: 'The e-mails' },
      body: { Property: 'NotificationEmail', Value: 'ventas@tienda.example, caja@tienda.example' },
    },
  ],
});

export const createPublicKey = defineOperation({
  method: 'POST',
  path: '/setting/publicKey',
  subject: 'setting',
  access: { kind: 'role', permission: 'manageIntegration', withKey: 'sandbox' },
  answer: z.string().meta({ description: 'The new key: SPKI in base64.' }),
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Nueva llave pública', en: 'New public key' },
  description: {
    es: 'Genera un par RSA de 2048 bits y responde su mitad pública; la anterior deja de servir.',
    en: 'Creates a 2048-bit RSA key pair and returns its public key; the previous one stops working.',
  },
  examples: [{ name: 'new', words: { es: 'Una nueva', en: 'A new one' } }],
});

export const rollApiKey = defineOperation({
  method: 'POST',
  path: '/setting/apikey',
  subject: 'setting',
  access: { kind: 'role', permission: 'manageIntegration' },
  body: RollSchema,
  answer: RolledApiKeySchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Nueva contraseña de la API key', en: 'New password of the API key' },
  description: {
    es: 'Da otra contraseña a la API key del ambiente en el que iniciaste sesión, o crea la llave si aún no hay. La contraseña se muestra solo esta vez; la anterior y sus tokens dejan de servir en el acto.',
    en: 'Gives the API key of the environment that you signed in a new password, or creates the key if there is none yet. The password is shown only once; the previous one and its tokens stop working immediately.',
  },
  examples: [{ name: 'roll', words: { es: 'Cambiarla', en: 'Roll it' }, body: {} }],
});

export const rollWebhookSecret = defineOperation({
  method: 'POST',
  path: '/setting/webhooksecret',
  subject: 'setting',
  access: { kind: 'role', permission: 'manageIntegration', withKey: 'sandbox' },
  body: RollWebhookSecretSchema,
  answer: RolledWebhookSecretSchema,
  answerKind: 'envelope',
  errors: [],
  summary: { es: 'Nuevo secreto de webhooks', en: 'New webhook secret' },
  description: {
    es: 'Cambia el secreto con el que se firman los envíos y lo muestra una sola vez. Los siguientes intentos se firman con él y, durante keepPreviousHours horas (0 si se omite, 72 como máximo), también con el anterior: webhook-signature lleva entonces dos firmas, primero la nueva.',
    en: 'Changes the secret that deliveries are signed with, and shows it once. Later attempts are signed with it and, for keepPreviousHours hours (0 by default, 72 at most), with the previous one too: webhook-signature then carries two signatures, the new one first.',
  },
  examples: [
    { name: 'roll', words: { es: 'Cambiarlo en el acto', en: 'Roll it at once' }, body: {} },
    {
      name: 'keep',
      words: { es: 'Conservar el anterior un día', en: 'Keep the previous one for a day' },
      body: { keepPreviousHours: 24 },
    },
  ],
});
