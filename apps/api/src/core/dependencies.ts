import type { WriteDependencies } from '#core/due-work/begin-write.ts';
import type { AddressGuard } from '#core/outbox/webhooks/address-guard.ts';
import type { Database } from '#database/database.ts';
import type { Secrets } from '#security/secrets.ts';
import type { Tokens } from '#security/tokens.ts';

/** All the services that the application is built from. */
export type Dependencies = WriteDependencies & {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly tokens: Tokens;
  readonly addressGuard: AddressGuard;
};
