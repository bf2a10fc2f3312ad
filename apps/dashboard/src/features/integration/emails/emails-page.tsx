import { emailKindNames, emailKinds } from '@pasarela/contracts/emails/email-kinds';
import type { EmailRow, EmailSort } from '@pasarela/contracts/emails/email-schema';
import { emailStateNames, emailStates } from '@pasarela/contracts/emails/email-states';
import { Link, useParams } from 'react-router';
import { ChoiceFilterChip } from '#components/data-table/choice-filter-chip.tsx';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { StackedText } from '#components/data-table/stacked-text.tsx';
import { Moment } from '#components/dates/moment.tsx';
import { StackedMoment } from '#components/dates/stacked-moment.tsx';
import { TransactionFilterChip } from '#components/list/identity-filter-chips.tsx';
import { ListFilters } from '#components/list/list-filters.tsx';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { type List, useListSearch } from '#components/list/use-list-search.ts';
import { usePagedQuery } from '#components/list/use-paged-query.ts';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { EmailStateBadge } from '#components/status/email-state-badge.tsx';
import { StatusDot } from '#components/status/status-badge.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { emailsQuery } from '#features/integration/api/integration-queries.ts';
import { EmailDrawer } from '#features/integration/emails/email-drawer.tsx';
import { type EmailsSearch, emails, emailsQueryOf } from '#features/integration/emails/emails-search.ts';
import { useEmailsWords } from '#features/integration/emails/emails-words.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';
import { recipientsText, refusedText } from './recipients-text.ts';

const useEmailsColumns = (): readonly DataTableColumn<EmailRow, EmailSort>[] => {
  const words = useEmailsWords();
  const [language] = useLanguage();
  return [
    {
      name: 'subject',
      heading: words.columns.subject,
      skeleton: 'w-56',
      // This column shrinks first: `max-w-0` truncates its text instead of widening the table.
      className: 'w-full max-w-0',
      cell: (row) => <StackedText text={row.subject} below={emailKinds[row.kind].label[language]} isMain />,
    },
    {
      name: 'to',
      heading: words.columns.to,
      skeleton: 'w-40',
      className: 'max-w-56 max-lg:hidden',
      cell: (row) => (
        <StackedText
          text={recipientsText(row.to, words.more)}
          below={refusedText(row.refused, words.refusedFor)}
        />
      ),
    },
    {
      name: 'state',
      heading: words.columns.state,
      skeleton: 'w-20',
      cell: (row) => (
        <>
          <EmailStateBadge state={row.state} />
          {row.attempts > 0 && (
            <span className="figures block pt-0.5 pl-2 text-12 whitespace-nowrap text-ink-faint">
              {words.attempts(row.attempts)}
            </span>
          )}
        </>
      ),
    },
    {
      name: 'created',
      sort: 'created',
      heading: words.columns.created,
      skeleton: 'w-24',
      cell: (row) => <StackedMoment at={row.createdAt} />,
    },
  ];
};

const EmailsFilters = ({ list }: { readonly list: List<EmailsSearch> }) => {
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

/** An e-mail on a phone: subject and state, recipient and time. */
const EmailCard = ({ row }: { readonly row: EmailRow }) => {
  const words = useEmailsWords();
  return (
    <>
      <span className="flex items-center justify-between gap-3">
        <span className="truncate font-medium">{row.subject}</span>
        <EmailStateBadge state={row.state} />
      </span>
      <span className="flex items-center justify-between gap-3 pt-0.5 text-13 text-ink-soft">
        <span className="truncate">{recipientsText(row.to, words.more)}</span>
        <Moment at={row.createdAt} />
      </span>
      {row.refused.length > 0 && (
        <span className="block truncate pt-0.5 text-13 text-danger">
          {refusedText(row.refused, words.refusedFor)}
        </span>
      )}
    </>
  );
};

/** The e-mails that were written, sent or not. */
export const EmailsPage = () => {
  const words = useEmailsWords();
  const { sendsEmails } = useSettings();
  const { idEmail } = useParams();
  const list = useListSearch(emails);
  const result = usePagedQuery(emailsQuery(useCompanyId(), emailsQueryOf(list.search)));
  const columns = useEmailsColumns();
  const address = emails.linkTo(list.search);
  return (
    <div className="flex flex-col gap-1.5 sm:gap-4">
      <ListHeader
        list={list}
        result={result}
        words={words}
        explanation={sendsEmails ? words.explanation.sent : words.explanation.kept}
        isPart
      />
      <EmailsFilters list={list} />
      <PagedList
        list={list}
        result={result}
        words={words}
        columns={columns}
        keyOf={(row) => row.idEmail}
        linkOf={(row) => overlayLink({ ...address, pathname: `${emails.path}/${row.idEmail}` })}
        card={(row) => <EmailCard row={row} />}
        empty={
          <StateMessage
            title={words.states.emptyTitle}
            action={
              <Link to={integrationPaths.general} className={buttonClass()}>
                {words.states.toSettings}
              </Link>
            }
          >
            <p>{words.states.emptyText}</p>
          </StateMessage>
        }
      />
      {idEmail !== undefined && <EmailDrawer id={idEmail} list={address} />}
    </div>
  );
};
