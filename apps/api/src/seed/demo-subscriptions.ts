import { toCentavos } from '@pasarela/contracts/money';
import { PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import type { TestCard } from '@pasarela/contracts/test-cards/test-cards';
import type { Unit } from '#database/queries.ts';
import type { TransactionRow } from '#database/stored-rows.ts';
import { createCardReplacementsService } from '#features/card-replacements/card-replacements-service.ts';
import { openCheckout } from '#features/checkouts/checkout-address-service.ts';
import { createCheckoutsService } from '#features/checkouts/checkouts-service.ts';
import { accountMoment } from '#features/clock/account-moment-service.ts';
import { createSubscriptionsService } from '#features/subscriptions/subscriptions-service.ts';
import { beginTransaction } from '#features/transactions/transaction-life-service.ts';
import { writeProcess } from '#features/transactions/transaction-process-service.ts';
import type { Actor, CallAccount } from '#http/call.ts';
import type { Dependencies } from '#http/dependencies.ts';
import type { Happening } from './demo-payments.ts';
import type { Random } from './seeded-random.ts';

type Order = {
  readonly ReferenceNumber: string;
  readonly Amount: number;
  readonly Currency: string;
  readonly FirstName: string;
  readonly LastName: string;
  readonly Email: string;
};
type SentCard = {
  readonly cardNumber: string;
  readonly cardExpirationMonth: string;
  readonly cardExpirationYear: string;
  readonly cvv: string;
};
type Frequency = 'Biweekly' | 'Monthly' | 'Halfyearly' | 'Annual';

type Seeded<O extends Order> = {
  readonly account: CallAccount;
  readonly dependencies: Dependencies;
  readonly owner: Actor;
  readonly order: () => O;
  readonly cardOf: (card: TestCard) => SentCard;
  readonly create: (
    unit: Unit,
    payment: O &
      SentCard & { readonly PaymentProcess: { readonly Subscription: { readonly Frequency: Frequency } } },
  ) => Promise<TransactionRow>;
  readonly random: Random;
};

const reasons = [
  'El cliente se dio de baja por teléfono.',
  'Cambió de plan y se suscribió otra vez.',
  'Pidió pausar el servicio hasta nuevo aviso.',
] as const;
const frequencies: readonly Frequency[] = [
  'Monthly',
  'Monthly',
  'Monthly',
  'Biweekly',
  'Halfyearly',
  'Annual',
];

/** The subscriptions of the demo: those that go on, and those that were canceled, rest or came to their end. */
export const createDemoSubscriptions = <O extends Order>({
  account,
  dependencies,
  owner,
  order,
  cardOf,
  create,
  random,
}: Seeded<O>) => {
  const subscriptions = createSubscriptionsService(dependencies);
  const replacements = createCardReplacementsService(dependencies);
  const checkouts = createCheckoutsService(dependencies);
  const once = (at: number, run: (unit: Unit) => Promise<unknown>): Happening => ({
    at,
    run: async (unit) => {
      await run(unit);
      return [];
    },
  });

  return {
    /** Begins one with a payment; answers its number. */
    subscribe: async (
      unit: Unit,
      card: TestCard,
      Frequency: Frequency = random.pick(frequencies),
    ): Promise<number> => {
      const row = await create(unit, {
        ...order(),
        ...cardOf(card),
        PaymentProcess: { Subscription: { Frequency } },
      });
      if (row.subscriptionId === null) throw new Error(`payment ${row.id} began no subscription`);
      return row.subscriptionId;
    },

    cancelLater: (at: number, subscriptionId: number): Happening =>
      once(at, (unit) =>
        subscriptions.cancel(unit, account, owner, { subscriptionId, reason: random.pick(reasons) }),
      ),

    /** Its customer is sent the link to replace the card that was declined. */
    replaceLater: (at: number, subscriptionId: number): Happening =>
      once(at, (unit) => replacements.create(unit, account, owner, subscriptionId)),

    /** Three payments every 14 days, by a payment link. */
    complete: async (unit: Unit, card: TestCard): Promise<void> => {
      const moment = await accountMoment(unit, dependencies, account.id, owner);
      const what = order();
      const amount = toCentavos(what.Amount);
      const token = `chk_${dependencies.identifiers.token()}`;
      const row = await beginTransaction(
        unit,
        moment,
        {
          code: dependencies.identifiers.transactionCode(),
          referenceNumber: what.ReferenceNumber,
          amount,
          customerName: `${what.FirstName} ${what.LastName}`,
          customerEmail: what.Email,
          currency: what.Currency,
          checkoutToken: token,
          process: writeProcess({ subscription: { frequency: 'Biweekly', amount, numberOfPays: 3 } }),
        },
        [],
      );
      await openCheckout(unit, moment, row, 'link', new Date(moment.now.getTime() + 86_400_000));
      await checkouts.pay(
        unit,
        { account, token, language: 'es', requestId: null },
        { idPaymentMethod: PaymentMethod.creditCard, ...cardOf(card) },
      );
    },
  };
};
