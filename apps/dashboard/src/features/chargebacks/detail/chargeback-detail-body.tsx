import type { ChargebackDetail } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { useQuery } from '@tanstack/react-query';
import { DetailFacts } from '#components/detail/detail-facts.tsx';
import { FieldGroup } from '#components/detail/detail-fields.tsx';
import { storyQuery } from '#components/story/story-query.ts';
import { TransactionStory } from '#components/story/transaction-story.tsx';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { ChargebackHeader } from '#features/chargebacks/detail/chargeback-header.tsx';
import { pickFields, useChargebackFields } from '#features/chargebacks/detail/use-chargeback-fields.tsx';
import { ProofSection } from '#features/chargebacks/proof/proof-section.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

type ChargebackDetailBodyProps = { readonly chargeback: ChargebackDetail; readonly list: string };

/** A chargeback: the disputed amount, the next step with its deadline, the timeline, and all fields in groups. */
export const ChargebackDetailBody = ({ chargeback, list }: ChargebackDetailBodyProps) => {
  const { facts, groups } = useChargebacksWords().detail;
  const [language] = useLanguage();
  const fields = useChargebackFields(chargeback);
  const story = useQuery(storyQuery(useCompanyId(), chargeback.idTransaction, language));
  const isDecided = chargeback.decisionDate !== null;
  return (
    <div className="flex flex-col gap-5">
      <ChargebackHeader chargeback={chargeback} list={list} />
      <DetailFacts
        label={facts}
        facts={[
          ...pickFields(fields, 'reference'),
          { name: 'customer', label: groups.customer, value: chargeback.custormerName },
          ...pickFields(
            fields,
            'account',
            'paid',
            isDecided ? 'decision' : chargeback.proofDate === null ? 'proofDue' : 'decisionDue',
          ),
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-1 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-8">
          <ProofSection chargeback={chargeback} />
          <TransactionStory
            story={story}
            linkOf={(id) => ({ to: { pathname: '/transaction-detail', search: `?id=${id}` } })}
          />
        </div>
        <div className="flex flex-col gap-5">
          <FieldGroup
            title={groups.chargeback}
            fields={pickFields(
              fields,
              'status',
              'amount',
              'opened',
              'proofDue',
              'proof',
              ...(isDecided ? (['decision'] as const) : (['decisionDue'] as const)),
            )}
          />
          <FieldGroup
            title={groups.payment}
            fields={pickFields(
              fields,
              'paymentStatus',
              'reference',
              'paid',
              'refunded',
              'date',
              'paymentDate',
              'method',
              'account',
              'authCode',
              'secure3D',
              'idTransaction',
              'transactionCode',
            )}
          />
          <FieldGroup title={groups.customer} fields={pickFields(fields, 'customer', 'email')} />
        </div>
      </div>
    </div>
  );
};
