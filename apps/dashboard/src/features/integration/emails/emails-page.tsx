import { emailKindNames, emailKinds } from '@pasarela/contracts/emails/email-kinds';
import type { EmailRow, EmailSort } from '@pasarela/contracts/emails/email-schema';
import { emailStateNames, emailStates } from '@pasarela/contracts/emails/email-states';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import type { DataTableColumn } from '#components/data-table/data-table-frame.tsx';
import { RowCard } from '#components/data-table/row-card.tsx';
import { StackedMoment, StackedText } from '#components/data-table/stacked-text.tsx';
import { Moment } from '#components/dates/moment.tsx';
import { listAddress } from '#components/list/list-address.ts';
import { choiceChip, TransactionChip } from '#components/list/list-chips.tsx';
import { choiceFilter, rowIdFilter } from '#components/list/list-filter.ts';
import { defineList, ListPage, useList } from '#components/list/list-page.tsx';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { useSettings } from '#components/settings/settings-query.ts';
import { EmailStateBadge } from '#components/status/call-badges.tsx';
import { StatusDot } from '#components/status/status-badges.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { emailsQuery } from '#features/integration/integration-queries.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { EmailDrawer } from './email-drawer.tsx';
import { recipientsText, refusedText } from './email-recipients.tsx';
import { useEmailsWords } from './emails-words.ts';

/** The address of the list of e-mails. */
export const emails = listAddress({
  path: integrationPaths.emails,
  filters: {
    state: choiceFilter(emailStateNames),
    kind: choiceFilter(emailKindNames),
    idTransaction: rowIdFilter,
  },
  sorts: { created: 'desc' } satisfies Record<EmailSort, 'desc'>,
  sortedBy: 'created',
});

const useEmailsColumns = (): readonly DataTableColumn<EmailRow, EmailSort>[] => {
  const words = useEmailsWords();
  const [language] = useLanguage();
  const { sendsEmails } = useSettings();
  const state: DataTableColumn<EmailRow, EmailSort> = {
    name: 'state',
    heading: words.columns.state,
    skeleton: 'w-20',
    cell: (row) => (
      <>
        <EmailStateBadge state={row.state} />
        {row.attempts > 0 && (
          <span className="figures block text-12 leading-4 whitespace-nowrap text-ink-faint">
            {words.attempts(row.attempts)}
          </span>
        )}
      </>
    ),
  };
  return [
    {
      name: 'subject',
      heading: words.columns.subject,
      skeleton: 'w-56',
      // This column shrinks first: `max-w-0` truncates its text instead of widening the table.
      className: 'w-full max-w-0 xl:w-3/5',
      // The subject says what kind of e-mail it is.
      cell: ({ subject, kind, idTransaction: id }) => (
        <StackedText
          text={subject}
          below={id === null ? emailKinds[kind].label[language] : words.ofTransaction(id)}
          isMain
        />
      ),
    },
    {
      name: 'to',
      heading: words.columns.to,
      skeleton: 'w-40',
      className: 'max-w-56 max-lg:hidden xl:w-2/5 xl:max-w-80',
      cell: (row) => (
        <StackedText
          text={recipientsText(row.to, words.more)}
          below={refusedText(row.refused, words.refusedFor)}
        />
      ),
    },
    // Where nothing is sent, all of them are only kept.
    ...(sendsEmails ? [state] : []),
    {
      name: 'created',
      sort: 'created',
      heading: words.columns.created,
      skeleton: 'w-24',
      cell: (row) => <StackedMoment at={row.createdAt} />,
    },
  ];
};

/** An e-mail on a phone: subject and state, recipients and when it was made. */
const EmailCard = ({ row }: { readonly row: EmailRow }) => {
  const words = useEmailsWords();
  const { sendsEmails } = useSettings();
  return (
    <>
      <RowCard
        // An amount stays with its currency.
        main={<span className="line-clamp-2 text-14">{row.subject.replaceAll(' MXN', '\u00a0MXN')}</span>}
        state={sendsEmails && <EmailStateBadge state={row.state} />}
        who={recipientsText(row.to, words.more)}
        below={<Moment at={row.createdAt} />}
      />
      {row.refused.length > 0 && (
        <span className="block truncate pt-0.5 text-13 text-danger">
          {refusedText(row.refused, words.refusedFor)}
        </span>
      )}
    </>
  );
};

/** A filter that is offered where e-mails are sent: elsewhere all of them are only kept. */
const inSending = <Props extends object>(Chip: ComponentType<Props>) =>
  function SendingChip(props: Props) {
    return useSettings().sendsEmails ? <Chip {...props} /> : null;
  };

const emailsList = defineList({
  address: emails,
  query: emailsQuery,
  chips: {
    kind: choiceChip(() => {
      const words = useEmailsWords().filters;
      const [language] = useLanguage();
      return {
        label: words.kind,
        all: words.allKinds,
        choices: emailKindNames.map((value) => ({ value, label: emailKinds[value].label[language] })),
      };
    }),
    state: inSending(
      choiceChip(() => {
        const words = useEmailsWords().filters;
        const [language] = useLanguage();
        return {
          label: words.state,
          all: words.allStates,
          choices: emailStateNames.map((value) => ({
            value,
            label: emailStates[value].label[language],
            start: <StatusDot colour={emailStates[value].colour} />,
          })),
        };
      }),
    ),
    idTransaction: TransactionChip,
  },
  useColumns: useEmailsColumns,
  card: (row) => <EmailCard row={row} />,
  keyOf: (row) => row.idEmail,
});

/** The e-mails that were written, sent or not. */
export const EmailsPage = () => {
  const words = useEmailsWords();
  const { sendsEmails } = useSettings();
  const { idEmail } = useParams();
  const list = useList(emailsList);
  const address = emails.linkTo(list.search);
  return (
    <ListPage
      declaration={emailsList}
      list={list}
      words={words}
      explanation={sendsEmails ? words.explanation.sent : words.explanation.kept}
      isPart="named"
      linkOf={(row) => overlayLink({ ...address, pathname: `${emails.path}/${row.idEmail}` })}
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
    >
      {idEmail !== undefined && <EmailDrawer id={idEmail} list={address} />}
    </ListPage>
  );
};
