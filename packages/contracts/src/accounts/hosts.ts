/** Where production answers; a sandbox answers where it runs. */
export const productionHost = 'https://api.pasarela.example';
