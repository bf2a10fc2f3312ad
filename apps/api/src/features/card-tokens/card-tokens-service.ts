import { verificationReason } from '@pasarela/contracts/payments/decline-reasons';
import type { CreateCardToken } from '@pasarela/contracts/payments/payment-schema';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import {
  deleteCardToken,
  findCardToken,
  findCardTokensOf,
  type TokenPage,
} from '#core/cards/card-tokens-repository.ts';
import { keepCard, storeCard } from '#core/cards/kept-cards.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { verifyCard } from '#core/payments/authorize-card.ts';
import type { Unit } from '#database/queries.ts';
import { Refusal } from '#errors/refusal.ts';
import type { CardTokenRow } from '#generated/stored-tables.ts';

/** The cards that a merchant has stored for its customers. */
export const createCardTokensService = (dependencies: Dependencies) => {
  const { database, identifiers, secrets } = dependencies;

  return {
    /** Stores a card if its bank accepts it. */
    create: async (
      unit: Unit,
      account: CallAccount,
      actor: Actor,
      sent: CreateCardToken,
    ): Promise<CardTokenRow> => {
      const context = await beginWrite(unit, dependencies, account.id, actor);
      const card = keepCard(context.acquirer, secrets, account.id, sent);
      const payer = { customerEmail: sent.Email };
      const verification = await verifyCard(context, card, payer);
      if (verification.kind === 'declined')
        throw new Refusal('card_not_accepted', { reason: verificationReason(verification.reason) });
      const code = `tok_${identifiers.token()}`;
      await storeCard(unit, card, {
        accountId: account.id,
        code,
        customerEmail: sent.Email,
        customerName: `${sent.FirstName} ${sent.LastName}`,
        listed: true,
        now: context.now,
      });
      const row = await findCardToken(unit, account.id, code);
      if (!row) throw new Error('the card was not kept');
      return row;
    },

    delete: async (unit: Unit, account: CallAccount, actor: Actor, code: string): Promise<void> => {
      const { now } = await beginWrite(unit, dependencies, account.id, actor);
      if (!(await deleteCardToken(unit, account.id, code, now))) throw new Refusal('card_token_not_found');
    },

    list: (account: CallAccount, email: string, page: TokenPage) =>
      findCardTokensOf(database.read, account.id, email, page),
  };
};

export type CardTokensService = ReturnType<typeof createCardTokensService>;
