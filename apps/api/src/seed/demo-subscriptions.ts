import type { currency } from '@pasarela/contracts/money/money';
import type { TestCard } from '@pasarela/contracts/test-cards/test-cards';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Unit } from '#database/queries.ts';
import { createCardReplacementsService } from '#features/subscriptions/card-replacements-service.ts';
import { createSubscriptionChanges } from '#features/subscriptions/subscription-changes-service.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import type { Happening } from './happening.ts';
import type { Random } from './seeded-random.ts';

/** The order data of a demo payment. */
export type DemoOrder = {
  readonly ReferenceNumber: string;
  readonly Amount: number;
  readonly Currency: typeof currency;
  readonly FirstName: string;
  readonly LastName: string;
  readonly Email: string;
};
/** A test card in the fields of the payment API. */
export type DemoCard = {
  readonly cardNumber: string;
  readonly cardExpirationMonth: string;
  readonly cardExpirationYear: string;
  readonly cvv: string;
};
type Frequency = 'Biweekly' | 'Monthly' | 'Halfyearly' | 'Annual';

type Seeded<O extends DemoOrder> = {
  readonly account: CallAccount;
  readonly dependencies: Dependencies;
  readonly owner: Actor;
  readonly order: () => O;
  readonly cardOf: (card: TestCard) => DemoCard;
  readonly create: (
    unit: Unit,
    payment: O &
      DemoCard & { readonly PaymentProcess: { readonly Subscription: { readonly Frequency: Frequency } } },
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

/** The subscriptions of the demo: active, canceled, paused and completed. */
export const createDemoSubscriptions = <O extends DemoOrder>({
  account,
  dependencies,
  owner,
  order,
  cardOf,
  create,
  random,
}: Seeded<O>) => {
  const subscriptions = createSubscriptionChanges(dependencies);
  const replacements = createCardReplacementsService(dependencies);
  const once = (at: number, run: (unit: Unit) => Promise<unknown>): Happening => ({
    at,
    run: async (unit) => {
      await run(unit);
      return [];
    },
  });

  return {
    /** Starts a subscription with a payment; returns the id of the subscription. */
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
        subscriptions.cancel(
          unit,
          { account, actor: owner, language: 'es' },
          { subscriptionId, reason: random.pick(reasons) },
        ),
      ),

    /** Sends the customer the link to replace the declined card. */
    replaceLater: (at: number, subscriptionId: number): Happening =>
      once(at, (unit) => replacements.create(unit, account, owner, subscriptionId)),
  };
};
