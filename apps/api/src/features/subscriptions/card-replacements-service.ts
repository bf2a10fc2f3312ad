import {
  type CardReplacement,
  cardReplacementPrefix,
  type ReplaceCard,
} from '@pasarela/contracts/card-replacements/card-replacement-schema';
import { limits } from '@pasarela/contracts/limits/limits';
import { cardProblems } from '@pasarela/contracts/payments/card-rules';
import { verificationReason } from '@pasarela/contracts/payments/decline-reasons';
import { payerReasonOf } from '@pasarela/contracts/payments/payer-reasons';
import { findMerchant } from '#core/account/accounts-repository.ts';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { WriteContext } from '#core/account/write-context.ts';
import { keepCard, shownCardById, storeCard } from '#core/cards/kept-cards.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { beginWrite } from '#core/due-work/begin-write.ts';
import { enqueueEmail } from '#core/outbox/emails/email-outbox.ts';
import { verifyCard } from '#core/payments/authorize-card.ts';
import { notifyOfSubscription } from '#core/subscriptions/subscription-events.ts';
import { frequencyOf } from '#core/subscriptions/subscription-schedule.ts';
import { updateSubscriptionCard } from '#core/subscriptions/subscriptions-repository.ts';
import { checkoutUrl } from '#core/transactions/payment-answer.ts';
import type { Queries, Unit } from '#database/queries.ts';
import { invalidFields, Refusal } from '#errors/refusal.ts';
import type { CardReplacementRow, SubscriptionRow } from '#generated/stored-tables.ts';
import { accountNow } from '#time/real-clock.ts';
import { replacementState, replacementView } from './card-replacements-mapper.ts';
import {
  findReplacement,
  insertReplacement,
  useReplacement,
  voidReplacements,
} from './card-replacements-repository.ts';
import { pausedSubscription, subscriptionById } from './subscription-actions.ts';

type ReplacementLink = { readonly url: string; readonly expiresAt: Date };

/** Creates the link to replace the card of a paused subscription, voids older links, and sends it to the customer. */
const createReplacementLink = async (
  context: WriteContext,
  row: SubscriptionRow,
): Promise<ReplacementLink> => {
  const { unit, accountId, now, site, identifiers } = context;
  await voidReplacements(unit, accountId, row.id, now);
  const token = `${cardReplacementPrefix}${identifiers.token()}`;
  const expiresAt = new Date(now.getTime() + limits.cardReplacementLife);
  await insertReplacement(unit, { token, accountId, subscriptionId: row.id, createdAt: now, expiresAt });
  const url = checkoutUrl(site, token);
  await enqueueEmail(context, {
    kind: 'cardReplacement',
    to: row.customerEmail,
    transactionId: null,
    customerName: row.customerName,
    referenceNumber: row.referenceNumber,
    amount: row.amount,
    frequency: frequencyOf(row),
    url,
    expiresAt,
  });
  return { url, expiresAt };
};

type Open = { readonly replacement: CardReplacementRow; readonly subscription: SubscriptionRow };

/** A call of a card replacement page by the customer. */
type CustomerCall = {
  readonly account: CallAccount;
  readonly token: string;
  readonly requestId: string | null;
  /** The network address that the call comes from. */
  readonly address: string;
};

const found = async (queries: Queries, accountId: number, token: string): Promise<Open> => {
  const replacement = await findReplacement(queries, accountId, token);
  if (!replacement) throw new Refusal('checkout_not_found');
  const subscription = await subscriptionById(queries, accountId, replacement.subscriptionId);
  return { replacement, subscription };
};

const shown = async (
  queries: Queries,
  { account, token }: CustomerCall,
  now: Date,
): Promise<CardReplacement> => {
  const open = await found(queries, account.id, token);
  const card = await shownCardById(queries, account.id, open.subscription.cardTokenId);
  return replacementView({
    ...open,
    card,
    merchant: await findMerchant(queries, account.id),
    account,
    now,
  });
};

/** The links with which customers replace the card of a paused subscription. */
export const createCardReplacementsService = (dependencies: Dependencies) => {
  const { database, clock, identifiers, secrets } = dependencies;

  return {
    create: async (
      unit: Unit,
      account: CallAccount,
      actor: Actor,
      subscriptionId: number,
    ): Promise<ReplacementLink> => {
      const context = await beginWrite(unit, dependencies, account.id, actor);
      const row = await pausedSubscription(unit, account.id, subscriptionId);
      return createReplacementLink(context, row);
    },

    view: (call: CustomerCall): Promise<CardReplacement> =>
      shown(database.read, call, accountNow(clock, call.account)),

    /** Verifies the new card and stores it. The subscription stays paused. */
    replace: async (unit: Unit, call: CustomerCall, sent: ReplaceCard): Promise<CardReplacement> => {
      const { account, token, requestId, address } = call;
      const actor = { kind: 'payer', name: null, requestId } as const;
      const context = await beginWrite(unit, dependencies, account.id, actor);
      const { replacement, subscription } = await found(unit, account.id, token);
      if (replacementState(replacement, subscription, context.now) !== 'form')
        throw new Refusal('card_replacement_ended');
      const problems = cardProblems(sent);
      if (problems.length > 0) throw invalidFields(problems);
      const card = keepCard(context.acquirer, secrets, account.id, sent);
      const payer = { customerEmail: subscription.customerEmail, address };
      const verification = await verifyCard(context, card, payer);
      if (verification.kind === 'declined')
        throw new Refusal('card_not_accepted', {
          reason: verificationReason(payerReasonOf(verification.reason)),
        });
      const cardTokenId = await storeCard(unit, card, {
        accountId: account.id,
        code: `sub_${identifiers.token()}`,
        customerEmail: subscription.customerEmail,
        customerName: subscription.customerName,
        listed: false,
        now: context.now,
      });
      await updateSubscriptionCard(unit, subscription, cardTokenId);
      await useReplacement(unit, account.id, token, context.now);
      await notifyOfSubscription(context, subscription.id, ['subscription.card_replaced']);
      return shown(unit, call, context.now);
    },
  };
};

export type CardReplacementsService = ReturnType<typeof createCardReplacementsService>;
