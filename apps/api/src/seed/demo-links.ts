import { addDays, hour, minute, toWireDay } from '@pasarela/contracts/dates/dates';
import {
  type CreatePaymentLink,
  CreatePaymentLinkSchema,
} from '@pasarela/contracts/payment-links/payment-link-schema';
import { PaymentMethod } from '@pasarela/contracts/payment-methods/payment-methods';
import type { Actor, CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Unit } from '#database/queries.ts';
import type { createCheckoutsService } from '#features/checkouts/checkouts-service.ts';
import { createPaymentLinksService } from '#features/payment-links/payment-links-service.ts';
import type { LinkFate } from './demo-plan.ts';
import type { DemoCard, DemoOrder } from './demo-subscriptions.ts';
import type { Happening } from './happening.ts';
import type { Random } from './seeded-random.ts';

type Seeded = {
  readonly account: CallAccount;
  readonly dependencies: Dependencies;
  readonly owner: Actor;
  readonly order: () => DemoOrder;
  readonly checkouts: ReturnType<typeof createCheckoutsService>;
  readonly cards: { readonly approved: readonly DemoCard[]; readonly declined: readonly DemoCard[] };
  readonly random: Random;
};

type Plan = Pick<CreatePaymentLink, 'typeFrequency' | 'paymentProcess'>;

const once: Plan = { typeFrequency: 'isNone' };
const monthly: Plan = {
  typeFrequency: 'isRecurring',
  paymentProcess: { subscription: { frequency: 'Monthly' } },
};

/** The payment links of the demo and what their customers do with them. */
export const createDemoLinks = ({
  account,
  dependencies,
  owner,
  order,
  checkouts,
  cards,
  random,
}: Seeded) => {
  const links = createPaymentLinksService(dependencies);

  /** Creates a link that can be paid for `days` days; returns the token of its page. */
  const make = async (unit: Unit, at: number, days: number, plan: Plan = once): Promise<string> => {
    const { ReferenceNumber, Email, Amount, Currency } = order();
    const link = CreatePaymentLinkSchema.parse({
      referenceNumber: ReferenceNumber,
      email: Email,
      phoneNumber: `55${random.digits(8)}`,
      amount: Amount,
      currency: Currency,
      expirationDate: addDays(toWireDay(at), days),
      ...plan,
    });
    const { url } = await links.create(unit, account, owner, link);
    return url.split('/').at(-1) ?? '';
  };

  const pageOf = (token: string) => ({ account, token, language: 'es' as const, requestId: null });
  const byCard = (card: DemoCard) => ({ idPaymentMethod: PaymentMethod.creditCard, ...card });

  /** Runs an action of the customer some time after the link was sent. */
  const visit = (at: number, act: (unit: Unit) => Promise<unknown>): Happening => ({
    at: at + random.whole(5 * minute, 2 * hour),
    run: async (unit) => {
      await act(unit);
      return [];
    },
  });
  const paid = (at: number, token: string): Happening =>
    visit(at, (unit) => checkouts.pay(unit, pageOf(token), byCard(random.pick(cards.approved))));

  return {
    linkPaid: async (unit, at) => [paid(at, await make(unit, at, 7))],
    linkDeclined: async (unit, at) => {
      const token = await make(unit, at, 5);
      return [visit(at, (again) => checkouts.pay(again, pageOf(token), byCard(random.pick(cards.declined))))];
    },
    linkPending: async (unit, at) => {
      const token = await make(unit, at, 10);
      return [
        visit(at, (again) => checkouts.pay(again, pageOf(token), { idPaymentMethod: PaymentMethod.paynet })),
      ];
    },
    linkCanceled: async (unit, at) => {
      const token = await make(unit, at, 7);
      return [visit(at, (again) => checkouts.leave(again, pageOf(token)))];
    },
    linkRecurring: async (unit, at) => [paid(at, await make(unit, at, 7, monthly))],
    linkInstallments: async (unit, at) => {
      const nextPaymentDate = addDays(toWireDay(at), 14);
      const subscription = { numberOfPays: 3, nextPaymentDate, frequency: 'Biweekly' } as const;
      const plan: Plan = { typeFrequency: 'isInstallments', paymentProcess: { subscription } };
      return [paid(at, await make(unit, at, 20, plan))];
    },
    // Nobody pays the links of these two fates: the first one expires, the second one is still open.
    linkExpired: async (unit, at) => {
      await make(unit, at, random.whole(2, 6));
      return [];
    },
    linkOpen: async (unit, at) => {
      await make(unit, at, random.whole(10, 30));
      return [];
    },
  } satisfies Record<LinkFate, (unit: Unit, at: number) => Promise<readonly Happening[]>>;
};
