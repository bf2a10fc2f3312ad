import { fraudFieldNames } from '@pasarela/contracts/fraud/fraud-fields';
import { useQuery } from '@tanstack/react-query';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { velocityRulesQuery } from '#features/fraud/fraud-queries.ts';
import { useCompanyId } from '#session/use-session.ts';
import { VelocityRuleRow } from './velocity-rule-row.tsx';

const panel = 'divide-y divide-line rounded-panel border border-line';

const RulesSkeleton = ({ label }: { readonly label: string }) => (
  <>
    <p role="status" className="sr-only">
      {label}
    </p>
    <div aria-hidden="true" className={panel}>
      {fraudFieldNames.map((name) => (
        <div key={name} className="flex flex-col gap-3 p-4 sm:px-5">
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-9 w-full max-w-md" />
          <Skeleton className="h-14 w-full max-w-lg" />
        </div>
      ))}
    </div>
  </>
);

/** How many attempts with the same e-mail, IP or card are taken within a time. */
export const VelocityRulesPage = () => {
  const words = useFraudWords().velocity;
  const companyId = useCompanyId();
  const rules = useQuery(velocityRulesQuery(companyId));
  return (
    <section className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-soft">{words.explanation}</p>
      {rules.isSuccess ? (
        <ul className={panel}>
          {rules.data.map((rule) => (
            <VelocityRuleRow key={`${companyId} ${rule.fieldRuleTypesId}`} rule={rule} />
          ))}
        </ul>
      ) : rules.isError ? (
        <FailedMessage title={words.failed} error={rules.error} onTryAgain={() => void rules.refetch()} />
      ) : (
        <RulesSkeleton label={words.loading} />
      )}
    </section>
  );
};
