import type { Company } from '@pasarela/contracts/accounts/account-schema';
import { Link } from 'react-router';
import { buttonClass } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useBusinessesWords } from '#features/businesses/businesses-words.ts';
import { addressInCompany } from '#session/session-arrival.ts';

const listClass = 'divide-y divide-line border-y border-line';
const rowClass = 'flex items-center gap-4 py-4';

export const BusinessesSkeleton = () => (
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

type BusinessesListProps = {
  businesses: readonly Company[];
  currentId: number | null;
  onEnter: (business: Company) => void;
};

export const BusinessesList = ({ businesses, currentId, onEnter }: BusinessesListProps) => {
  const words = useBusinessesWords();
  return (
    <ul className={listClass}>
      {businesses.map((business) => (
        <li key={business.id} className={rowClass}>
          <div className="min-w-0 grow">
            <h2 className="text-16 font-medium">{business.name}</h2>
            <p className="text-13 text-ink-soft">
              {business.businessActivity} ·{' '}
              <span className="whitespace-nowrap">{words.users(business.usersCount)}</span>
              {business.id === currentId && ` · ${words.current}`}
            </p>
          </div>
          <Link
            to={addressInCompany()}
            aria-label={words.enterTo(business.name)}
            className={buttonClass()}
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
