import type { integrationKeysWords as Spanish } from '../es/integration-keys.ts';

export const integrationKeysWords: typeof Spanish = {
  title: 'Keys',
  apiKeys: {
    title: 'API keys',
    text: 'Your server is known by the API key and its password. The API key can always be seen; the password only when it is made.',
    none: 'There is no key yet',
    copy: 'the API key',
    copyPassword: 'the password',
    roll: 'Change password',
    make: 'Make key',
    rollElsewhere: (environment) => `Sign in to ${environment} to change its password.`,
    makeElsewhere: (environment) => `Sign in to ${environment} to make it.`,
    consequence: (environment) =>
      `The API key of ${environment} gets another password. The present one and the tokens that it gave stop working at once: your server cannot charge until you use the new one.`,
    firstText: (environment) =>
      `The API key of ${environment} is made, with its password. With them your server can charge.`,
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
    text: 'Your page encrypts the card’s data with it before it sends them: they never pass through your server.',
    none: 'There is no public key yet',
    blockTitle: 'Public key',
    copy: 'the public key',
    make: 'Make public key',
    makeAnother: 'Make another public key',
    replace: 'Yes, replace the key',
    making: 'Making…',
    firstText:
      'A pair of keys is made. The public one stands on your page; the private one never leaves Pasarela.',
    anotherText:
      'The present key stops working at once: the pages that use it cannot charge until you put the new one there.',
    made: 'Public key created',
    notMade: 'Public key error',
  },
};
