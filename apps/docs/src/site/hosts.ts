import { localHost, productionHost } from '@pasarela/contracts/accounts/hosts';

export type Hosts = { readonly production: string; readonly sandbox: string };

/** The site's configuration carries them as fields of its own. */
export const hosts: Hosts = {
  production: productionHost,
  sandbox: localHost,
};

export const hostsIn = (fields: Readonly<Record<string, unknown>> | undefined): Hosts => ({
  production: typeof fields?.production === 'string' ? fields.production : hosts.production,
  sandbox: typeof fields?.sandbox === 'string' ? fields.sandbox : hosts.sandbox,
});
