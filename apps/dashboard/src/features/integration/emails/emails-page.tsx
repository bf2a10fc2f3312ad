import { Link, useParams } from 'react-router';
import { ListHeader } from '#components/list/list-header.tsx';
import { PagedList } from '#components/list/paged-list.tsx';
import { useListSearch } from '#components/list/use-list-search.ts';
import { usePagedQuery } from '#components/list/use-paged-query.ts';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { StateMessage } from '#components/ui/state-message.tsx';
import { emailsQuery } from '#features/integration/api/integration-queries.ts';
import { EmailCard } from '#features/integration/emails/email-card.tsx';
import { EmailDrawer } from '#features/integration/emails/email-drawer.tsx';
import { EmailsFilters } from '#features/integration/emails/emails-filters.tsx';
import { emails, emailsQueryOf } from '#features/integration/emails/emails-search.ts';
import { useEmailsWords } from '#features/integration/emails/emails-words.ts';
import { useEmailsColumns } from '#features/integration/emails/use-emails-columns.tsx';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { useSettings } from '#features/integration/settings/use-settings.ts';
import { useCompanyId } from '#session/use-session.ts';

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
