import { endOfDay, minute, type WireDay } from '@pasarela/contracts/dates/dates';
import type { FrequencyName } from '@pasarela/contracts/frequencies/frequencies';
import { type Centavos, toCentavos } from '@pasarela/contracts/money/money';
import { type LinkType, linkTypeEntries } from '@pasarela/contracts/payment-links/payment-link-kinds';
import type { CreatePaymentLink } from '@pasarela/contracts/payment-links/payment-link-schema';

/** The subscription that a link starts with its first payment. */
type LinkPlan = {
  readonly frequency: FrequencyName;
  readonly amount: Centavos;
  readonly numberOfPays?: number;
  readonly second?: { readonly nextPaymentDate: WireDay; readonly agreedOn: WireDay };
};

/** The validated data of a link that is to be created. */
export type LinkOrder = {
  readonly type: LinkType;
  readonly referenceNumber: string;
  readonly email: string;
  readonly phone: string | null;
  readonly amount: Centavos;
  readonly currency: string;
  /** 23:59 of the link's last day. */
  readonly dueAt: Date;
  /** Where the payer returns to the shop. */
  readonly returnUrl?: string;
  readonly plan?: LinkPlan;
};

export const kindOf = (type: LinkType): string => linkTypeEntries[type].kind;

/** Converts a payload to an order, as of the given day. */
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
    ...(link.returnUrl ? { returnUrl: link.returnUrl } : {}),
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
