/** The prefix of the device fingerprint's `SessionId`, by environment. Our script adds it. */
export const fingerprintOrganizations = {
  sandbox: 'pasarela-sandbox',
  production: 'pasarela-production',
} as const;
