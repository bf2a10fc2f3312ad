import type { WriteContext } from '#core/account/write-context.ts';
import { openCheckout } from '#core/checkouts/hosted-pages.ts';
import { beginTransaction, replaceTransaction } from '#core/transactions/transaction-life.ts';
import { writeProcess } from '#core/transactions/transaction-process.ts';
import type { TransactionRow } from '#generated/stored-tables.ts';
import type { Identifiers } from '#security/identifiers.ts';
import { mailLink } from './link-mail.ts';
import { kindOf, type LinkOrder } from './link-order-rules.ts';
import { insertLink, type LinkWithAttempt } from './payment-links-repository.ts';

/** Makes the random token of a link's hosted page. */
export const pageToken = (identifiers: Identifiers): string => `chk_${identifiers.token()}`;

/**
 * Creates a link in the caller's unit: its hosted page, its row in the list and, if `mailed`, its e-mail. `replaced`: the attempts
 * that held its reference, already released.
 */
export const makeLink = async (
  context: WriteContext,
  order: LinkOrder,
  replaced: readonly TransactionRow[],
  { mailed, token = pageToken(context.identifiers) }: { readonly mailed: boolean; readonly token?: string },
): Promise<LinkWithAttempt> => {
  const { unit, accountId, now, identifiers } = context;
  const { referenceNumber, email, amount, currency, dueAt, plan, returnUrl = null } = order;
  const row = await beginTransaction(
    context,
    {
      code: identifiers.transactionCode(),
      referenceNumber,
      amount,
      currency,
      customerName: '',
      customerEmail: email,
      customerPhone: order.phone,
      checkoutToken: token,
      process: writeProcess(plan ? { subscription: plan } : {}),
    },
    [],
    { linkDueAt: dueAt },
  );
  await openCheckout(context, row, { kind: 'link', until: dueAt, returnUrl });
  for (const attempt of replaced) await replaceTransaction(context, attempt, row);
  const { id: transactionId, referenceKey, process, status } = row;
  const link = { accountId, token, kind: kindOf(order.type), dueAt, createdAt: now };
  await insertLink(unit, { ...link, referenceKey, amount, mailed });
  const made = {
    ...link,
    expiresAt: dueAt,
    returnUrl,
    transactionId,
    referenceNumber,
    customerEmail: email,
    amount,
    currency,
    status,
    process,
  };
  if (mailed) await mailLink(context, made);
  return made;
};
