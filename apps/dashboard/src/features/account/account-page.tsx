import { environments } from '@pasarela/contracts/accounts/environments';
import { mayDo } from '@pasarela/contracts/roles/permissions';
import { roles } from '@pasarela/contracts/roles/roles';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router';
import { openOtherCompany } from '#access/companies.ts';
import { logOutEverywhere } from '#access/log-out.ts';
import { callOperation } from '#api/call-operation.ts';
import { useAccountWords } from '#components/form/account-words.ts';
import { overlayLink, useCloseOverlay, useIsOpen } from '#components/overlay/use-overlay.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle, pageHeadingClass } from '#components/ui/page-title.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { paths } from '#paths/paths.ts';
import { useCompanyId, useSession } from '#session/use-session.ts';
import { PasswordForm } from './password-form.tsx';

type AccountSectionProps = { readonly title: string; readonly text?: string; readonly children: ReactNode };

/** One part of the account: its heading, what it is for, what is in it. */
const AccountSection = ({ title, text, children }: AccountSectionProps) => {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-col gap-0.5">
        <h2 id={titleId} className="text-14 font-semibold">
          {title}
        </h2>
        {text !== undefined && <p className="text-13 text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
};

type AccountFactsProps = { readonly facts: readonly (readonly [string, string])[]; readonly none: string };

/** Names and values, one a line. */
const AccountFacts = ({ facts, none }: AccountFactsProps) => (
  <dl className="grid grid-cols-[9rem_minmax(0,1fr)] gap-x-4 gap-y-2">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-ink-soft">{name}</dt>
        <dd className={`break-words ${value === '' ? 'text-ink-faint' : ''}`}>
          {value === '' ? none : value}
        </dd>
      </div>
    ))}
  </dl>
);

const page = paths.account;
const endPath = `${page}/end-sessions`;

/** Ends all of the user's sessions at once. */
const SessionsSection = () => {
  const words = useAccountWords().sessions;
  const isOpen = useIsOpen(endPath);
  const close = useCloseOverlay(page);
  const end = useMutation({ mutationFn: logOutEverywhere });
  return (
    <AccountSection title={words.title} text={words.text}>
      <Link {...overlayLink(endPath)} className={`${buttonClass()} self-start`}>
        {words.end}
      </Link>
      {isOpen && (
        <ConsequenceDialog
          title={words.endTitle}
          description={words.endText}
          submit={words.end}
          running={words.ending}
          variant="danger"
          isRunning={end.isPending}
          refusal={end.error?.message}
          onConfirm={() => end.mutate()}
          onClose={close}
        />
      )}
    </AccountSection>
  );
};

type AffiliatedBusinessesProps = {
  readonly businesses: readonly { readonly value: number; readonly text: string }[];
  readonly currentId: number;
};

/** The user's businesses: one that is clicked becomes the current one, and its resume is opened. */
const AffiliatedBusinesses = ({ businesses, currentId }: AffiliatedBusinessesProps) => {
  const words = useAccountWords().affiliated;
  return (
    <AccountSection title={words.title} text={words.text}>
      <ul className="divide-y divide-line border-t border-line xl:border-b">
        {businesses.map(({ value, text }) => (
          <li key={value}>
            <button
              type="button"
              aria-label={value === currentId ? undefined : words.enter(text)}
              onClick={() => openOtherCompany({ id: value, name: text })}
              className="flex min-h-row w-full items-center justify-between gap-4 text-start hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="font-medium">{text}</span>
                {value === currentId && <span className="text-13 text-ink-soft"> · {words.current}</span>}
              </span>
              <Icon
                name={value === currentId ? 'check' : 'arrowRight'}
                className={value === currentId ? 'size-4 text-accent' : 'size-4 text-ink-faint'}
              />
            </button>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
};

const accountQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['account', companyId],
    queryFn: () => callOperation('getAccountInformation', { params: { company: companyId } }),
  });

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
            {!mayDo(data.role, 'manageUsers') && (
              <p className="text-13 text-ink-faint">{words.user.emailNote}</p>
            )}
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
          <AccountSection title={words.password.title} text={words.password.text}>
            <PasswordForm userName={data.userName} email={data.email} />
          </AccountSection>
          <SessionsSection />
        </div>
      </div>
    );
  };

  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={words.title} />
      <h1 className={pageHeadingClass}>{words.title}</h1>
      {content()}
    </div>
  );
};
