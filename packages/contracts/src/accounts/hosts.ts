/** Where production answers; a sandbox answers where it runs. */
export const productionHost = 'https://api.pasarela.example';

/** Where a sandbox answers that was started as it stands; built pages name it until they are served elsewhere. */
export const localHost = 'http://localhost:3000';
