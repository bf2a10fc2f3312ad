import type { CreateFormSession, FormSession } from '@pasarela/contracts/form-session/form-session-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import { FormSessionCardSchema } from '@pasarela/contracts/payments/payment-schema';
import type { AccessService } from '#core/access/access-service.ts';
import { decryptForAccount } from '#core/access/private-key.ts';
import { hasAccount } from '#core/account/accounts-repository.ts';
import type { CallAccount } from '#core/account/caller.ts';
import { keepCard, type SentCard, shownBrand, storeSession } from '#core/cards/kept-cards.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { findSettings } from '#core/outbox/webhooks/account-settings-repository.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import { readingOf } from '#http/validation.ts';
import { canonicalAddress } from '#security/network-addresses.ts';

const readCard = readingOf(FormSessionCardSchema);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Receives cards directly from merchants' pages, so that the merchants' servers can charge them without seeing the card data. */
export const createFormSessionService = (
  { database, clock, acquirers, secrets }: Dependencies,
  access: AccessService,
) => {
  /** Decrypts and validates the card that a merchant's page sent. */
  const cardIn = async (account: CallAccount, data: string): Promise<SentCard> => {
    const settings = await findSettings(database.read, account.id);
    const text = settings && decryptForAccount(secrets, settings, data);
    const sent = text === undefined ? undefined : parsed(text);
    if (sent === undefined) throw invalidFields([{ field: 'Data', code: 'undecipherable' }]);
    const { data: card, problems } = readCard(sent);
    if (problems.length > 0 || !card)
      throw invalidFields(
        problems.map(({ field, ...problem }) => ({ ...problem, field: field ? `Data.${field}` : 'Data' })),
      );
    return card;
  };

  return {
    /** `address` is the network address of the caller, which is the payer's browser. */
    create: async ({ ApiKey, SessionId, Data }: CreateFormSession, address: string): Promise<FormSession> => {
      const named = await access.keyNamed(undefined, ApiKey);
      if (!named) throw new Refusal('credentials_invalid');
      const { account } = named;
      const sent = await cardIn(account, Data);
      const card = keepCard(acquirers[account.environment], secrets, account.id, sent);
      const realNow = new Date(clock.now());
      const session = {
        accountId: account.id,
        sessionId: SessionId,
        payerIp: canonicalAddress(address),
        realNow,
      };
      await database.unit({ account: account.id }, async (unit) => {
        if (!(await hasAccount(unit, account.id))) throw new Refusal('credentials_invalid');
        await storeSession(unit, card, session);
      });
      return {
        sessionId: SessionId,
        environment: account.environment,
        ...shownBrand(card),
        lastFour: card.lastFour,
        expiresAt: new Date(realNow.getTime() + limits.formSessionLife).toISOString(),
      };
    },
  };
};

export type FormSessionService = ReturnType<typeof createFormSessionService>;
