import { environments } from '@pasarela/contracts/accounts/environments';
import { roles } from '@pasarela/contracts/roles/roles';
import { useQuery } from '@tanstack/react-query';
import { useAccountWords } from '#components/form/account-words.ts';
import { PageTitle } from '#components/ui/page-title.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId, useSession } from '#session/use-session.ts';
import { accountQuery } from './account-query.ts';
import { AccountFacts, AccountSection } from './account-section.tsx';
import { AffiliatedBusinesses } from './affiliated-businesses.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionsSection } from './sessions-section.tsx';

const AccountSkeleton = ({ label }: { readonly label: string }) => (
  <>
    <p role="status" className="sr-only">
      {label}
    </p>
    <div aria-hidden="true" className="flex max-w-xl flex-col gap-8">
      {['user', 'business', 'affiliated'].map((part) => (
        <div key={part} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  </>
);

/** The user, the business, the other businesses; the password and the sessions. */
export const AccountPage = () => {
  const words = useAccountWords();
  const [language] = useLanguage();
  const companyId = useCompanyId();
  const environment = useSession()?.environment ?? 'Sandbox';
  const { data, error, refetch } = useQuery(accountQuery(companyId));
  const none = words.business.none;

  const content = () => {
    if (error) return <FailedMessage title={words.failed} error={error} onTryAgain={() => void refetch()} />;
    if (!data) return <AccountSkeleton label={words.loading} />;
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 xl:grid-cols-2">
        <div className="flex flex-col gap-8">
          <AccountSection title={words.user.title}>
            <AccountFacts
              none={none}
              facts={[
                [words.user.userName, data.userName],
                [words.user.email, data.email],
                [words.user.role, roles[data.role].label[language]],
              ]}
            />
            <p className="text-13 text-ink-faint">{words.user.emailNote}</p>
          </AccountSection>
          <AccountSection title={words.business.title}>
            <AccountFacts
              none={none}
              facts={[
                [words.business.name, data.companyName],
                [words.business.activity, data.businessActivity],
                [words.business.payments, data.paymentMethods],
                [words.business.environment, environments[environment].label[language]],
              ]}
            />
          </AccountSection>
          <AffiliatedBusinesses businesses={data.companies} currentId={companyId} />
        </div>
        <div className="flex flex-col gap-8">
          <PasswordForm userName={data.userName} email={data.email} />
          <SessionsSection />
        </div>
      </div>
    );
  };

  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={words.title} />
      <h1 className="text-20 font-semibold">{words.title}</h1>
      {content()}
    </div>
  );
};
