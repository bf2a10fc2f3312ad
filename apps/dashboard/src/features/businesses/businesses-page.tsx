import type { Company } from '@pasarela/contracts/accounts/account-schema';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { companiesQuery, useEnterCompany } from '#access/companies.ts';
import { formatCount, formatMoney } from '#components/money/money-format.ts';
import { filterByName } from '#components/search/filter-by-name.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MerchantLogo } from '#components/ui/merchant-logo.tsx';
import { PageTitle, pageHeadingClass } from '#components/ui/page-title.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useBusinessesWords } from '#features/businesses/businesses-words.ts';
import { addressInCompany } from '#session/session-arrival.ts';
import { useSession } from '#session/use-session.ts';

const listClass = 'divide-y divide-line border-y border-line';
const rowClass = 'relative flex items-center gap-x-4 gap-y-1 py-4 max-sm:flex-wrap';

const BusinessesSkeleton = () => (
  <div className={listClass}>
    {['a', 'b', 'c'].map((row) => (
      <div key={row} className={rowClass}>
        <div className="flex grow flex-col gap-2">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-32" />
        </div>
        <Skeleton className="h-9 w-24" />
      </div>
    ))}
  </div>
);

/** The first letters of a business's first two words, as its sign in a list. */
const Initials = ({ name }: { readonly name: string }) => (
  <span
    aria-hidden="true"
    className="flex size-10 shrink-0 items-center justify-center rounded-panel bg-accent-soft text-14 font-semibold text-accent"
  >
    {name
      .split(/\s+/)
      .slice(0, 2)
      .map((word) => ([...word][0] ?? '').toUpperCase())
      .join('')}
  </span>
);

type BusinessesListProps = {
  businesses: readonly Company[];
  currentId: number | null;
  onEnter: (business: Company) => void;
};

const BusinessesList = ({ businesses, currentId, onEnter }: BusinessesListProps) => {
  const words = useBusinessesWords();
  return (
    <ul className={listClass}>
      {businesses.map((business) => (
        <li key={business.id} className={`${rowClass} hover:bg-hover`}>
          <MerchantLogo
            url={business.urlLogo}
            className="size-10"
            fallback={<Initials name={business.name} />}
          />
          <div className="min-w-0 flex-1">
            <h2 className="text-16 font-medium">{business.name}</h2>
            <p className="text-13 text-ink-soft">
              {business.businessActivity}{' '}
              <span className="whitespace-nowrap max-sm:block">
                <span className="max-sm:hidden">· </span>
                {words.users(business.usersCount)}
                {business.id === currentId && ` · ${words.current}`}
              </span>
            </p>
          </div>
          <p className="figures text-13 text-ink-soft max-sm:order-last max-sm:w-full max-sm:pl-14 sm:text-right">
            <span className="font-medium text-ink sm:block sm:text-16">
              {formatMoney(business.today.amount)}
            </span>
            <span className="sm:hidden"> · </span>
            {words.today(formatCount(business.today.sales), business.today.sales === 1)}
          </p>
          <Link
            to={addressInCompany()}
            aria-label={words.enterTo(business.name)}
            // The whole row leads there.
            className={`${buttonClass()} shrink-0 after:absolute after:inset-0`}
            onClick={() => onEnter(business)}
          >
            {words.enter}
            <Icon name="arrowRight" />
          </Link>
        </li>
      ))}
    </ul>
  );
};

export const BusinessesPage = () => {
  const words = useBusinessesWords();
  const [search, setSearch] = useSearchParams();
  const text = search.get('name') ?? '';
  const { data, error, refetch } = useQuery(companiesQuery());
  const enter = useEnterCompany();
  const currentId = useSession()?.company?.id ?? null;
  const found = filterByName(data ?? [], text);
  const write = (name: string) => setSearch(name === '' ? {} : { name }, { replace: true });

  const content = () => {
    if (error) {
      return <FailedMessage title={words.failedTitle} error={error} onTryAgain={() => void refetch()} />;
    }
    if (!data) return <BusinessesSkeleton />;
    if (data.length === 0) return <StateMessage title={words.emptyTitle}>{words.emptyBody}</StateMessage>;
    if (found.length === 0) {
      return (
        <StateMessage
          title={words.filteredTitle(text.trim())}
          action={<Button onClick={() => write('')}>{words.clear}</Button>}
        />
      );
    }
    return <BusinessesList businesses={found} currentId={currentId} onEnter={enter} />;
  };

  return (
    <>
      <PageTitle title={words.title} />
      <div className="flex flex-wrap items-end justify-between gap-4 pb-6">
        <h1 className={pageHeadingClass}>{words.title}</h1>
        <TextInput
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={text}
          onChange={(event) => write(event.target.value)}
          start={<Icon name="search" />}
          className="w-full sm:w-72"
        />
      </div>
      <p role="status" className="sr-only">
        {data ? words.found(found.length) : ''}
      </p>
      {content()}
    </>
  );
};
