import type { ChargebackDetail } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { chargebackFee } from '@pasarela/contracts/fees/fees';
import { chargebackTax } from '@pasarela/contracts/ledger/deposit';
import { toAmount } from '@pasarela/contracts/money/money';
import { chargebackOutcomeOf } from '@pasarela/contracts/statuses/chargeback-status';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Moment } from '#components/dates/moment.tsx';
import { DetailFacts, type DetailField, FieldGroup } from '#components/detail/detail-fields.tsx';
import { useTitleFocus } from '#components/detail/use-title-focus.ts';
import { Money } from '#components/money/money.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { CardLabel } from '#components/payment/card-label.tsx';
import { cardText, methodText } from '#components/payment/payment-label.tsx';
import { ChargebackStatusBadge, TransactionStatusBadge } from '#components/status/status-badges.tsx';
import { storyQuery } from '#components/story/story-query.ts';
import { TransactionStory } from '#components/story/transaction-story.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { decisionLink } from '#features/chargebacks/chargeback-links.ts';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { ProofSection } from '#features/chargebacks/detail/proof-section.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { href } from '#paths/paths.ts';
import { useCompanyId, useIsSandbox } from '#session/use-session.ts';

const momentOf = (at: string | null) => (at === null ? null : <Moment at={at} />);

/** Every field of a chargeback (docs/specification/chargebacks.md), by its name. */
const useChargebackFields = (chargeback: ChargebackDetail) => {
  const { fields, copies, yes, no } = useChargebacksWords().detail;
  const [language] = useLanguage();
  const { currency } = chargeback;
  const card = cardText(chargeback.account);
  const id = String(chargeback.idTransaction);
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return {
    opened: { label: fields.opened, value: <Moment at={chargeback.chargeBackDate} /> },
    proofDue: { label: fields.proofDue, value: <Moment at={chargeback.proofDueDate} /> },
    proof: { label: fields.proof, value: momentOf(chargeback.proofDate) },
    decisionDue: { label: fields.decisionDue, value: momentOf(chargeback.decisionDueDate) },
    decision: { label: fields.decision, value: momentOf(chargeback.decisionDate) },
    reference: {
      label: fields.reference,
      value: chargeback.referenceNumber,
      copy: { value: chargeback.referenceNumber, what: copies.reference },
    },
    idTransaction: {
      label: fields.idTransaction,
      value: (
        <Link to={href.transaction(id)} className="text-accent underline">
          {id}
        </Link>
      ),
      copy: { value: id, what: copies.idTransaction },
      isCode: true,
    },
    transactionCode: {
      label: fields.transactionCode,
      value: chargeback.transactionCode,
      copy: { value: chargeback.transactionCode, what: copies.transactionCode },
      isCode: true,
    },
    paymentStatus: {
      label: fields.paymentStatus,
      value: <TransactionStatusBadge statusId={chargeback.statusId} name={chargeback.status} />,
    },
    paid: { label: fields.paid, value: money(chargeback.amount) },
    refunded: { label: fields.refunded, value: money(chargeback.refundedAmount) },
    date: { label: fields.date, value: <Moment at={chargeback.date} /> },
    paymentDate: { label: fields.paymentDate, value: momentOf(chargeback.paymentDate) },
    method: { label: fields.method, value: methodText(chargeback, language) },
    account: { label: fields.account, value: card === null ? null : <CardLabel text={card} /> },
    authCode: {
      label: fields.authCode,
      value: chargeback.authCode,
      copy: { value: chargeback.authCode, what: copies.authCode },
      isCode: true,
    },
    secure3D: { label: fields.secure3D, value: chargeback.secure3D ? yes : no },
    email: {
      label: fields.email,
      value: chargeback.custormerEmail,
      copy: { value: chargeback.custormerEmail, what: copies.email },
    },
  } satisfies Record<string, Omit<DetailField, 'name'>>;
};

type ChargebackFields = ReturnType<typeof useChargebackFields>;

/** Selects some of the fields, in order. */
const pickFields = (
  fields: ChargebackFields,
  ...names: readonly (keyof ChargebackFields)[]
): readonly DetailField[] => names.map((name) => ({ name, ...fields[name] }));

type ChargebackDetailBodyProps = {
  readonly chargeback: ChargebackDetail;
  /** The query of the list from which the detail was opened. */
  readonly list: string;
};

/** The decisions that the user can simulate in the sandbox. */
const Simulator = ({ chargeback, list }: ChargebackDetailBodyProps) => {
  const words = useChargebacksWords().decide;
  return (
    <fieldset className="flex flex-wrap items-center gap-2 self-start rounded-panel border border-dashed border-line-strong px-3 pt-1 pb-2.5">
      <legend className="px-1 text-12 font-medium text-ink-soft">{words.simulator}</legend>
      <Link
        {...decisionLink('lose', chargeback.idTransaction, list)}
        className={buttonClass('secondary', 'small')}
      >
        {words.lose}
      </Link>
      <Link
        {...decisionLink('win', chargeback.idTransaction, list)}
        className={buttonClass('secondary', 'small')}
      >
        {words.win}
      </Link>
    </fieldset>
  );
};

/** The disputed amount with the status next to it; after the decision, the outcome. */
const ChargebackHeader = ({ chargeback }: { readonly chargeback: ChargebackDetail }) => {
  const words = useChargebacksWords();
  const outcome = chargebackOutcomeOf(chargeback.idStatusChargeBack);
  const isOpen = outcome === 'inProcess';
  // After the decision its buttons are gone.
  const title = useTitleFocus(isOpen);
  const amount = formatMoney(chargeback.chargeBackAmount);
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <h1 ref={title} tabIndex={-1} className="text-28 font-semibold outline-none">
        <span className="sr-only">{words.detail.title(chargeback.referenceNumber)}: </span>
        <Money amount={chargeback.chargeBackAmount} currency={chargeback.currency} />
      </h1>
      <ChargebackStatusBadge
        idStatusChargeBack={chargeback.idStatusChargeBack}
        name={chargeback.statusChargeBack}
      />
      <p className="figures w-full text-ink-soft">
        {words.detail.reason(chargeback.reason)} {outcome === 'won' && words.outcome.won(amount)}
        {outcome === 'lost' &&
          words.outcome.lost(amount, formatMoney(toAmount(chargebackFee + chargebackTax)))}
      </p>
    </header>
  );
};

/** A chargeback: the disputed amount, the next step with its deadline, the timeline, and all fields in groups. */
export const ChargebackDetailBody = ({ chargeback, list }: ChargebackDetailBodyProps) => {
  const { facts, groups } = useChargebacksWords().detail;
  const [language] = useLanguage();
  const isSandbox = useIsSandbox();
  const fields = useChargebackFields(chargeback);
  const story = useQuery(storyQuery(useCompanyId(), chargeback.idTransaction, language));
  const isDecided = chargeback.decisionDate !== null;
  /** When it was decided, or what has to come by when. */
  const date = isDecided ? 'decision' : chargeback.proofDate === null ? 'proofDue' : 'decisionDue';
  return (
    <div className="flex flex-col gap-5">
      <ChargebackHeader chargeback={chargeback} />
      <DetailFacts
        label={facts}
        facts={[
          ...pickFields(fields, 'reference'),
          { name: 'customer', label: groups.customer, value: chargeback.custormerName },
          ...pickFields(
            fields,
            'account',
            ...(chargeback.amount === chargeback.chargeBackAmount ? [] : (['paid'] as const)),
            date,
          ),
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-1 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-8">
          <ProofSection chargeback={chargeback} />
          {isSandbox && !isDecided && <Simulator chargeback={chargeback} list={list} />}
          <TransactionStory
            story={story}
            linkOf={(id) => ({
              to: href.transaction(id),
              state: { list: href.chargeback(chargeback.idTransaction) },
            })}
          />
        </div>
        <div className="flex flex-col gap-5">
          <FieldGroup
            title={groups.chargeback}
            fields={pickFields(
              fields,
              'opened',
              ...(date === 'proofDue' ? [] : (['proofDue'] as const)),
              ...(chargeback.proofDate === null ? [] : (['proof'] as const)),
            )}
          />
          <FieldGroup
            title={groups.payment}
            fields={pickFields(
              fields,
              'paymentStatus',
              ...(chargeback.refundedAmount === 0 ? [] : (['refunded'] as const)),
              'date',
              'paymentDate',
              'method',
              'authCode',
              'secure3D',
              'idTransaction',
              'transactionCode',
            )}
          />
          <FieldGroup title={groups.customer} fields={pickFields(fields, 'email')} />
        </div>
      </div>
    </div>
  );
};
