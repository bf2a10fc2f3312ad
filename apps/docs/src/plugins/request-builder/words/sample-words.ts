import type { Locale } from '../../../site/locales.ts';

const es = {
  language: 'Lenguaje',
  authentication: 'Autenticación',
  ways: { basic: 'Auth: Basic', bearer: 'Auth: Bearer' },
  code: (language: string) => `el ejemplo de ${language}`,
  ownPassword: 'Tu contraseña no va en el ejemplo: ponla en la variable de entorno PASARELA_PASSWORD.',
};

const en: typeof es = {
  language: 'Language',
  authentication: 'Authentication',
  ways: { basic: 'Auth: Basic', bearer: 'Auth: Bearer' },
  code: (language) => `the ${language} sample`,
  ownPassword: 'Your password is not in the sample: put it in the environment variable PASARELA_PASSWORD.',
};

export const sampleWords: Readonly<Record<Locale, typeof es>> = { es, en };
