import type { Company } from '@pasarela/contracts/accounts/account-schema';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { filterByName } from '#components/search/filter-by-name.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle, pageHeadingClass } from '#components/ui/page-title.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { useSession } from '#session/use-session.ts';
import { UsersList } from './users-list.tsx';
import { UsersOverlay } from './users-overlay.tsx';
import { readUsersPlace, usersLink } from './users-paths.ts';
import { administeredQuery } from './users-queries.ts';

type UsersBusinessesProps = {
  readonly businesses: readonly Company[];
  readonly currentId: number | undefined;
  readonly name: string;
  readonly onSearch: (name: string) => void;
};

/** The businesses that the caller administers, with their counts: one is chosen, and its users are shown beside it. */
const UsersBusinesses = ({ businesses, currentId, name, onSearch }: UsersBusinessesProps) => {
  const words = useUsersWords().businesses;
  const found = filterByName(businesses, name);
  return (
    <div className="flex flex-col gap-3">
      <TextInput
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={name}
        onChange={(event) => onSearch(event.target.value)}
        start={<Icon name="search" />}
      />
      <p role="status" className="sr-only">
        {words.found(found.length)}
      </p>
      {found.length === 0 ? (
        <div className="flex flex-col items-start gap-2 text-13 text-ink-soft">
          <p>{words.filtered(name.trim())}</p>
          <Button size="small" onClick={() => onSearch('')}>
            {words.clear}
          </Button>
        </div>
      ) : (
        <nav aria-label={words.label}>
          <ul className="flex flex-col divide-y divide-line border-y border-line lg:divide-y-0 lg:border-y-0">
            {found.map((business) => (
              <li key={business.id}>
                <Link
                  to={usersLink({ business: business.id, name })}
                  aria-current={business.id === currentId ? 'true' : undefined}
                  className="flex min-h-12 items-center justify-between gap-3 rounded-control py-2 text-ink no-underline hover:bg-hover lg:px-3 lg:aria-[current=true]:bg-accent-soft lg:aria-[current=true]:font-medium lg:aria-[current=true]:text-accent-strong"
                >
                  <span className="flex min-w-0 flex-col">
                    {business.name}
                    <span className="text-13 font-normal text-ink-soft">
                      {words.count(business.usersCount)}
                    </span>
                  </span>
                  <Icon name="chevronRight" className="size-4 text-ink-faint lg:hidden" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
};

/** The businesses that the caller administers, and the users of one of them. On a phone first the ones, then the others. */
export const UsersPage = () => {
  const words = useUsersWords();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { overlay, business: asked, id, name, page } = readUsersPlace(pathname, search);
  const { data, error, refetch } = useQuery(administeredQuery());
  const currentId = useSession()?.company?.id;
  // Where nobody has chosen: the business that is entered, or the first.
  const wanted = asked ?? data?.find((business) => business.id === currentId)?.id ?? data?.[0]?.id;
  const business = data?.find((one) => one.id === wanted);
  const isChosen = asked !== undefined || data?.length === 1;

  const content = () => {
    if (error)
      return (
        <FailedMessage title={words.businesses.failed} error={error} onTryAgain={() => void refetch()} />
      );
    if (!data) return <Skeleton className="h-40" />;
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div className={isChosen ? 'hidden lg:block' : ''}>
          <UsersBusinesses
            businesses={data}
            currentId={business?.id}
            name={name}
            onSearch={(text) => void navigate(usersLink({ business: asked, name: text }), { replace: true })}
          />
        </div>
        <div className={isChosen ? '' : 'hidden lg:block'}>
          {business ? (
            <UsersList business={business} page={page} />
          ) : (
            <StateMessage title={words.list.absentTitle}>{words.list.absentText}</StateMessage>
          )}
        </div>
      </div>
    );
  };

  return (
    <>
      <PageTitle title={words.title} />
      {data && isChosen && data.length > 1 && (
        <Link
          to={usersLink({ name })}
          className="inline-flex min-h-9 items-center gap-1 text-13 text-ink-soft no-underline hover:text-ink lg:hidden"
        >
          <Icon name="chevronLeft" className="size-3.5" />
          {words.businesses.back}
        </Link>
      )}
      <h1 className={`pb-2 sm:pb-4 ${pageHeadingClass}`}>{words.title}</h1>
      {content()}
      {data && business && overlay && (
        <UsersOverlay
          key={overlay}
          overlay={overlay}
          businesses={data}
          business={business}
          id={id}
          page={page}
        />
      )}
    </>
  );
};
