/** The origin of the production API. A sandbox has the origin that it is served from. */
export const productionHost = 'https://api.pasarela.example';

/** The origin of a sandbox started with its defaults. Built pages show it until another origin serves them. */
export const localHost = 'http://localhost:3000';
