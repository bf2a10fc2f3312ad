import type { BlacklistEntry } from '@pasarela/contracts/fraud/blacklist-schema';
import { fraudFieldOf, fraudFields } from '@pasarela/contracts/fraud/fraud-fields';
import { Moment } from '#components/dates/moment.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { ActiveBadge, BlacklistValue } from './blacklist-value.tsx';

/** An entry on a phone: who it is and whether it stands, what it is and since when. */
export const BlacklistCard = ({ row }: { readonly row: BlacklistEntry }) => {
  const [language] = useLanguage();
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 truncate font-medium">
          <BlacklistValue entry={row} />
        </span>
        <ActiveBadge active={row.active} />
      </span>
      <span className="flex items-center justify-between gap-3 pt-1 text-13 text-ink-soft">
        <span>{fraudFields[fraudFieldOf(row.fieldRulesId)].label[language]}</span>
        <Moment at={row.date} />
      </span>
    </>
  );
};
