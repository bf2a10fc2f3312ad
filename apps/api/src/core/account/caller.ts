import type { EnvironmentName } from '@pasarela/contracts/accounts/environments';

/** A business in one environment, as a call works with it. */
export type CallAccount = {
  readonly id: number;
  readonly businessId: number;
  readonly environment: EnvironmentName;
  readonly clockOffset: number;
};

export type CallUser = {
  readonly sessionId: string;
  readonly userId: number;
  readonly userName: string;
  readonly email: string;
  readonly environment: EnvironmentName;
};

export type CallApiKey = { readonly id: number; readonly identifier: string };

/** Who did something, as the story tells it. */
export type Actor = {
  readonly kind: 'apiKey' | 'user' | 'payer' | 'system';
  readonly name: string | null;
  readonly requestId: string | null;
};
