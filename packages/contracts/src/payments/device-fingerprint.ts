/** What the device fingerprint's `SessionId` begins with, by environment: our script puts it there. */
export const fingerprintOrganizations = {
  sandbox: 'pasarela-sandbox',
  production: 'pasarela-production',
} as const;
