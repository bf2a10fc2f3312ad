import { emailKindNames, emailKinds } from '@pasarela/contracts/emails/email-kinds';
import { emailStateNames, emailStates } from '@pasarela/contracts/emails/email-states';
import { ChoiceFilterChip } from '#components/data-table/choice-filter-chip.tsx';
import { TransactionFilterChip } from '#components/list/identity-filter-chips.tsx';
import { ListFilters } from '#components/list/list-filters.tsx';
import type { List } from '#components/list/use-list-search.ts';
import { StatusDot } from '#components/status/status-badge.tsx';
import type { EmailsSearch } from '#features/integration/emails/emails-search.ts';
import { useEmailsWords } from '#features/integration/emails/emails-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

export const EmailsFilters = ({ list }: { readonly list: List<EmailsSearch> }) => {
  const words = useEmailsWords().filters;
  const [language] = useLanguage();
  const { search, filter } = list;
  return (
    <ListFilters list={list}>
      <ChoiceFilterChip
        label={words.kind}
        all={words.allKinds}
        value={search.kind}
        choices={emailKindNames.map((value) => ({ value, label: emailKinds[value].label[language] }))}
        onChange={(kind) => filter({ kind })}
      />
      <ChoiceFilterChip
        label={words.state}
        all={words.allStates}
        value={search.state}
        choices={emailStateNames.map((value) => ({
          value,
          label: emailStates[value].label[language],
          start: <StatusDot colour={emailStates[value].colour} />,
        }))}
        onChange={(state) => filter({ state })}
      />
      <TransactionFilterChip
        value={search.idTransaction}
        onChange={(idTransaction) => filter({ idTransaction })}
      />
    </ListFilters>
  );
};
