import { limits } from '@pasarela/contracts/limits/limits';
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import type { RealClock } from '#time/real-clock.ts';
import type { Secrets } from './secrets.ts';

const DashboardClaims = z.object({ sid: z.string() });
const PaymentClaims = z.object({
  account: z.number().int(),
  key: z.number().int(),
  version: z.number().int(),
});
type PaymentClaims = z.output<typeof PaymentClaims>;

const Expiry = z.object({ exp: z.number().int() });

export type Tokens = {
  dashboardToken(sessionId: string): string;
  /** Returns the session id of a token; undefined if it is not ours, was altered or has expired. */
  readDashboardToken(token: string): string | undefined;
  paymentToken(claims: PaymentClaims): string;
  readPaymentToken(token: string): PaymentClaims | undefined;
};

const issuer = 'pasarela';

/** Signs and verifies the tokens of the dashboard API and the payment API; each has its own key and audience. */
export const createTokens = (secrets: Secrets, clock: RealClock): Tokens => {
  const surface = (purpose: 'dashboardToken' | 'paymentToken', life: number) => {
    const key = secrets[purpose].export();
    const options = { algorithm: 'HS256' as const, key, iss: issuer, aud: purpose, expiresIn: life };
    const verify = createVerifier({
      key,
      algorithms: ['HS256'],
      allowedIss: issuer,
      allowedAud: purpose,
      requiredClaims: ['exp', 'iss', 'aud'],
      cache: 1_000,
      // The expiry is checked below, against our own clock.
      ignoreExpiration: true,
    });
    const sign = createSigner(options);
    return {
      sign: (claims: Readonly<Record<string, string | number>>): string =>
        sign({ ...claims, iat: Math.floor(clock.now() / 1_000) }),
      read: (token: string): unknown => {
        try {
          const claims: unknown = verify(token);
          const expiry = Expiry.safeParse(claims).data;
          return expiry && expiry.exp * 1_000 > clock.now() ? claims : undefined;
        } catch {
          return undefined;
        }
      },
    };
  };
  const dashboard = surface('dashboardToken', limits.sessionLife);
  const payment = surface('paymentToken', limits.paymentTokenLife);
  return {
    dashboardToken: (sid) => dashboard.sign({ sid }),
    readDashboardToken: (token) => DashboardClaims.safeParse(dashboard.read(token)).data?.sid,
    paymentToken: (claims) => payment.sign(claims),
    readPaymentToken: (token) => PaymentClaims.safeParse(payment.read(token)).data,
  };
};
