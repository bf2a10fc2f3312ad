import { endOfDay, toWireDay } from '@pasarela/contracts/dates/dates';
import { toAmount } from '@pasarela/contracts/money/money';
import type { Attention, FirstSteps } from '@pasarela/contracts/resume/resume-schema';
import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import type { CallAccount } from '#core/account/caller.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { accountNow } from '#time/real-clock.ts';
import {
  countFailedMessages,
  countPausedSubscriptions,
  findEndingAuthorizations,
  findFirstSteps,
  findUnansweredChargebacks,
} from './resume-repository.ts';

const dayOf = (moment: number | null): string | null => (moment === null ? null : toWireDay(moment));

/** What the resume shows besides the figures of a period: what waits for somebody, and the first steps of a new account. */
export const createResumeService = ({ database, clock }: Dependencies) => {
  const { read } = database;
  const chargebacks = async (accountId: number): Promise<Attention['chargebacks']> => {
    const { found, amount, proofDueAt } = await findUnansweredChargebacks(read, accountId);
    return {
      count: found,
      amount: toAmount(amount),
      firstDue: proofDueAt === null ? null : new Date(proofDueAt).toISOString(),
    };
  };
  const authorizations = async (account: CallAccount): Promise<Attention['authorizations']> => {
    const tomorrow = new Date(endOfDay(toWireDay(accountNow(clock, account).getTime())));
    const { found, amount, firstCreatedAt, lastCreatedAt } = await findEndingAuthorizations(
      read,
      account.id,
      tomorrow,
    );
    return {
      count: found,
      amount: toAmount(amount),
      initDate: dayOf(firstCreatedAt),
      endDate: dayOf(lastCreatedAt),
    };
  };

  return {
    /** Returns what waits for somebody; null for what the role cannot act on. */
    attention: async (account: CallAccount, role: RoleName): Promise<Attention> => ({
      chargebacks: mayDo(role, 'manageChargebacks') ? await chargebacks(account.id) : null,
      authorizations: mayDo(role, 'managePreauthorizations') ? await authorizations(account) : null,
      subscriptions: mayDo(role, 'manageSubscriptions')
        ? { count: await countPausedSubscriptions(read, account.id) }
        : null,
      webhooks: mayDo(role, 'manageIntegration')
        ? { count: await countFailedMessages(read, account.id) }
        : null,
    }),

    firstSteps: async (account: CallAccount): Promise<FirstSteps> => {
      const steps = await findFirstSteps(read, account.id, account.businessId);
      return {
        keys: steps.keys > 0,
        webhook: steps.webhook > 0,
        webhookAnswered: steps.answered > 0,
        payment: steps.payment > 0,
        team: steps.people > 1,
      };
    },
  };
};

export type ResumeService = ReturnType<typeof createResumeService>;
