import type { FirstStep, FirstSteps as Steps } from '@pasarela/contracts/resume/resume-schema';
import { mayDo, type Permission } from '@pasarela/contracts/roles/permissions';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Icon } from '#components/ui/icon.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { useResumeWords } from '#features/resume/resume-words.ts';
import { useRole } from '#session/use-role.ts';
import { useCompanyId, useSession } from '#session/use-session.ts';
import { firstStepsQuery } from './resume-queries.ts';

/** The steps in their order, with where each is taken and by whom. */
const steps: readonly { readonly name: FirstStep; readonly to: string; readonly permission: Permission }[] = [
  { name: 'keys', to: '/integration/keys', permission: 'manageIntegration' },
  { name: 'webhook', to: '/integration/webhooks', permission: 'manageIntegration' },
  { name: 'webhookAnswered', to: '/integration/webhooks/deliveries', permission: 'manageIntegration' },
  { name: 'payment', to: '/leagues-single', permission: 'managePaymentLinks' },
  { name: 'team', to: '/users', permission: 'manageUsers' },
];

/** What is left before an account takes payments: each step leads to where it is taken. */
const StepsList = ({ done }: { readonly done: Steps }) => {
  const words = useResumeWords().firstSteps;
  const role = useRole();
  return (
    <section aria-labelledby="first-steps" className="pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="first-steps" className="text-16 font-medium">
          {words.title}
        </h2>
        <p className="figures text-13 text-ink-soft">
          {words.done(steps.filter(({ name }) => done[name]).length, steps.length)}
        </p>
      </div>
      <ol className="mt-2 divide-y divide-line border-y border-line">
        {steps.map(({ name, to, permission }) => {
          const { title, text } = words.steps[name];
          const isDone = done[name];
          return (
            <li key={name} className="flex items-center gap-3 py-3">
              <span
                aria-hidden="true"
                className={`grid size-5 shrink-0 place-items-center rounded-full ${isDone ? 'bg-success-soft text-success' : 'border border-line-strong'}`}
              >
                {isDone && <Icon name="check" className="size-3.5" />}
              </span>
              <span className="min-w-0 grow">
                <span className={`block font-medium ${isDone ? 'text-ink-soft' : ''}`}>
                  {title}
                  <span className="sr-only">. {isDone ? words.isDone : words.isOpen}</span>
                </span>
                {!isDone && <span className="block text-13 text-ink-soft">{text}</span>}
              </span>
              {!isDone && mayDo(role, permission) && (
                <Link
                  to={to}
                  aria-label={`${words.go}: ${title}`}
                  className="shrink-0 text-13 text-accent underline pointer-coarse:py-3"
                >
                  {words.go}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};

/** A period in which nothing happened: the first steps of a new account, while any is left; else what to look at instead. */
export const QuietPeriod = () => {
  const words = useResumeWords();
  const isSandbox = useSession()?.environment === 'Sandbox';
  const { data: done, isPending } = useQuery(firstStepsQuery(useCompanyId()));
  if (isPending) return <Skeleton className="mt-10 h-40 w-full" />;
  return (
    <>
      {done?.payment !== false && (
        <StateMessage title={words.emptyTitle}>
          {isSandbox ? words.emptyBody : words.emptyBodyProduction}
        </StateMessage>
      )}
      {done && steps.some(({ name }) => !done[name]) && <StepsList done={done} />}
    </>
  );
};
