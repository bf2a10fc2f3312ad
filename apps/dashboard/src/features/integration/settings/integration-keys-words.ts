import { useWords } from '#i18n/use-words.ts';

const es = {
  title: 'Llaves',
  apiKeys: {
    title: 'API keys',
    text: 'Tu servidor se identifica con la API key y su contraseña. La API key se puede ver siempre; la contraseña, solo cuando se crea.',
    none: 'Aún no hay API key',
    created: (day: string) => `Creada el ${day}`,
    lastUsed: (moment: string) => `Último uso: ${moment}`,
    notUsed: 'Sin uso en los últimos 30 días',
    copy: 'la API key',
    copyPassword: 'la contraseña',
    roll: 'Cambiar contraseña',
    make: 'Crear API key',
    rollElsewhere: (environment: string) => `Inicia sesión en ${environment} para cambiar su contraseña.`,
    makeElsewhere: (environment: string) => `Inicia sesión en ${environment} para crearla.`,
    consequence: (environment: string) =>
      `La API key de ${environment} recibe otra contraseña. La actual y los tokens que dio dejan de servir en el acto: tu servidor no podrá cobrar hasta que uses la nueva.`,
    firstText: (environment: string) =>
      `Se crea la API key de ${environment} con su contraseña. Con ellas tu servidor puede cobrar.`,
    confirm: 'Sí, cambiar contraseña',
    rolling: 'Cambiando…',
    rolledTitle: 'Nueva contraseña',
    rolledText: 'Úsala en tu servidor junto con la API key.',
    identifier: 'API key',
    password: 'Contraseña',
    notRolled: 'No se cambió la contraseña',
  },
  firstCall: {
    title: 'Primer cobro',
    text: 'Crea una página de pago y devuelve su URL. Pon tu contraseña donde se indica.',
    guide: 'Guía: de cero a tu primer pago',
    blockTitle: 'Terminal (curl)',
    copy: 'la llamada',
    yourPassword: 'TU_CONTRASEÑA',
  },
  publicKey: {
    title: 'Llave pública',
    text: 'Con ella tu página cifra los datos de la tarjeta antes de enviarlos: nunca pasan por tu servidor.',
    none: 'Aún no hay llave pública',
    blockTitle: 'Llave pública',
    copy: 'la llave pública',
    make: 'Crear llave pública',
    makeAnother: 'Crear otra llave pública',
    replace: 'Sí, reemplazar la llave',
    making: 'Creando…',
    firstText: 'Se crea un par de llaves. La pública va en tu página; la privada no sale de Pasarela.',
    anotherText:
      'La llave actual deja de servir en el acto: las páginas que la usan no podrán cobrar hasta que pongas la nueva.',
    made: 'Llave pública creada',
    notMade: 'Error de llave pública',
  },
};

const en: typeof es = {
  title: 'Keys',
  apiKeys: {
    title: 'API keys',
    text: 'Your server identifies itself with the API key and its password. The API key is always visible; the password only when it is created.',
    none: 'There is no API key yet',
    created: (day) => `Created ${day}`,
    lastUsed: (moment) => `Last used: ${moment}`,
    notUsed: 'Not used in the last 30 days',
    copy: 'the API key',
    copyPassword: 'the password',
    roll: 'Change password',
    make: 'Create API key',
    rollElsewhere: (environment) => `Sign in to ${environment} to change its password.`,
    makeElsewhere: (environment) => `Sign in to ${environment} to create it.`,
    consequence: (environment) =>
      `The API key of ${environment} gets a new password. The current one and its tokens stop working immediately: your server cannot charge until you use the new one.`,
    firstText: (environment) =>
      `The API key of ${environment} is created, with its password. With them your server can charge.`,
    confirm: 'Yes, change password',
    rolling: 'Changing…',
    rolledTitle: 'New password',
    rolledText: 'Use it on your server, together with the API key.',
    identifier: 'API key',
    password: 'Password',
    notRolled: 'The password was not changed',
  },
  firstCall: {
    title: 'First payment',
    text: 'It creates a payment page and returns its URL. Put your password where it says so.',
    guide: 'Guide: from zero to your first payment',
    blockTitle: 'Terminal (curl)',
    copy: 'the call',
    yourPassword: 'YOUR_PASSWORD',
  },
  publicKey: {
    title: 'Public key',
    text: 'Your page uses it to encrypt card data before sending it: the data never passes through your server.',
    none: 'There is no public key yet',
    blockTitle: 'Public key',
    copy: 'the public key',
    make: 'Create public key',
    makeAnother: 'Create another public key',
    replace: 'Yes, replace the key',
    making: 'Creating…',
    firstText:
      'A key pair is created. The public key goes on your page; the private key never leaves Pasarela.',
    anotherText:
      'The current key stops working immediately: the pages that use it cannot charge until you put the new one there.',
    made: 'Public key created',
    notMade: 'Public key error',
  },
};

/** Words of the keys. */
export const integrationKeysWords = { es, en };
export const useIntegrationKeysWords = (): typeof es => useWords(integrationKeysWords);
