import type { integrationKeysWords as Spanish } from '../es/integration-keys.ts';

export const integrationKeysWords: typeof Spanish = {
  title: 'Keys',
  apiKeys: {
    title: 'API keys',
    text: 'Your server identifies itself with the API key and its password. The API key is always visible; the password only when it is created.',
    none: 'There is no key yet',
    copy: 'the API key',
    copyPassword: 'the password',
    roll: 'Change password',
    make: 'Create key',
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
