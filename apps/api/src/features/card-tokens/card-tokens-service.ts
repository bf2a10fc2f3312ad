import type { CreateCardToken } from '@pasarela/contracts/payments/payment-schema';
import { declineReasons } from '@pasarela/contracts/test-cards/test-cards';
import type { Unit } from '#database/queries.ts';
import type { CardTokenRow } from '#database/stored-rows.ts';
import { accountMoment } from '#features/clock/account-moment-service.ts';
import { createAcquirers, verifyCard } from '#features/payments/acquirers-service.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import { Refusal } from '#http/refusal.ts';
import {
  deleteCardToken,
  findCardToken,
  findCardTokensOf,
  type TokenPage,
} from './card-tokens-repository.ts';
import { keepCard, storeCard } from './kept-cards-service.ts';

/** The cards that a merchant keeps of its customers. */
export const createCardTokensService = (dependencies: Dependencies) => {
  const { database, identifiers, secrets } = dependencies;
  const acquirerOf = createAcquirers(identifiers);

  return {
    /** Keeps a card that its bank accepts. */
    create: async (
      unit: Unit,
      account: CallAccount,
      actor: Actor,
      sent: CreateCardToken,
    ): Promise<CardTokenRow> => {
      const moment = await accountMoment(unit, dependencies, account.id, actor);
      const acquirer = acquirerOf(account.environment);
      const card = keepCard(acquirer, secrets, account.id, sent);
      const payer = { customerEmail: sent.Email };
      const verification = await verifyCard(unit, acquirer, moment, card, payer);
      if (verification.kind === 'declined')
        throw new Refusal('card_not_accepted', { reason: declineReasons[verification.reason] });
      const code = `tok_${identifiers.token()}`;
      await storeCard(unit, card, {
        accountId: account.id,
        code,
        customerEmail: sent.Email,
        customerName: `${sent.FirstName} ${sent.LastName}`,
        listed: true,
        now: moment.now,
      });
      const row = await findCardToken(unit, account.id, code);
      if (!row) throw new Error('the card was not kept');
      return row;
    },

    delete: async (unit: Unit, account: CallAccount, actor: Actor, code: string): Promise<void> => {
      const { now } = await accountMoment(unit, dependencies, account.id, actor);
      if (!(await deleteCardToken(unit, account.id, code, now))) throw new Refusal('card_token_not_found');
    },

    list: (account: CallAccount, email: string, page: TokenPage) =>
      findCardTokensOf(database.read, account.id, email, page),
  };
};

export type CardTokensService = ReturnType<typeof createCardTokensService>;
