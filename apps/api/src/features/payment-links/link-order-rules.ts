import { endOfDay, minute, type WireDay } from '@pasarela/contracts/dates';
import { type Centavos, toCentavos } from '@pasarela/contracts/money';
import { type LinkType, linkTypeEntries } from '@pasarela/contracts/payment-links/payment-link-kinds';
import type { CreatePaymentLink } from '@pasarela/contracts/payment-links/payment-link-schema';
import type { FrequencyName } from '@pasarela/contracts/subscriptions/frequencies';

/** What a link charges after its first payment. */
type LinkPlan = {
  readonly frequency: FrequencyName;
  readonly amount: Centavos;
  readonly numberOfPays?: number;
  readonly second?: { readonly nextPaymentDate: WireDay; readonly agreedOn: WireDay };
};

/** A link that is about to be made. */
export type LinkOrder = {
  readonly type: LinkType;
  readonly referenceNumber: string;
  readonly email: string;
  readonly phone: string | null;
  readonly amount: Centavos;
  readonly currency: string;
  /** 23:59 of its last day. */
  readonly dueAt: Date;
  readonly plan?: LinkPlan;
};

export const kindOf = (type: LinkType): string => linkTypeEntries[type].kind;

/** What a payload asks for, on a day. */
export const linkOrderOf = (link: CreatePaymentLink, today: WireDay): LinkOrder => {
  const amount = toCentavos(link.amount);
  const { frequency, numberOfPays, nextPaymentDate } = link.paymentProcess?.subscription ?? {};
  return {
    type: link.typeFrequency,
    referenceNumber: link.referenceNumber,
    email: link.email,
    phone: link.phoneNumber ?? null,
    amount,
    currency: link.currency,
    dueAt: new Date(endOfDay(link.expirationDate) - minute),
    ...(frequency
      ? {
          plan: {
            frequency,
            amount,
            ...(numberOfPays ? { numberOfPays } : {}),
            ...(nextPaymentDate ? { second: { nextPaymentDate, agreedOn: today } } : {}),
          },
        }
      : {}),
  };
};
