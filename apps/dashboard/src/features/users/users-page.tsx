import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
import { useUsersWords } from '#features/users/users-words.ts';
import { useSession } from '#session/use-session.ts';
import { UsersBusinesses } from './users-businesses.tsx';
import { UsersList } from './users-list.tsx';
import { UsersOverlay } from './users-overlay.tsx';
import { readUsersPlace, usersLink } from './users-paths.ts';
import { administeredQuery } from './users-queries.ts';

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
          {isChosen && data.length > 1 && (
            <Link
              to={usersLink({ name })}
              className="mb-4 inline-flex min-h-9 items-center gap-1 text-13 text-ink-soft no-underline hover:text-ink lg:hidden"
            >
              <Icon name="chevronLeft" className="size-3.5" />
              {words.businesses.back}
            </Link>
          )}
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
      <h1 className="pb-6 text-28 font-semibold">{words.title}</h1>
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
