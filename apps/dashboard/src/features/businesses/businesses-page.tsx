import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { companiesQuery } from '#access/companies-query.ts';
import { useEnterCompany } from '#access/use-enter-company.ts';
import { filterByName } from '#components/search/filter-by-name.ts';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { FailedMessage, StateMessage } from '#components/ui/state-message.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useBusinessesWords } from '#features/businesses/businesses-words.ts';
import { useSession } from '#session/use-session.ts';
import { BusinessesList, BusinessesSkeleton } from './businesses-list.tsx';

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
        <h1 className="text-28 font-semibold">{words.title}</h1>
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
