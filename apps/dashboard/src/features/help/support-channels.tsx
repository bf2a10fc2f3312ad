import { environments } from '@pasarela/contracts/accounts/environments';
import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { callOperation } from '#api/call-operation.ts';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useHelpWords } from '#features/help/help-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { docsAddress } from '#paths/docs-address.ts';
import { useCompanyId } from '#session/use-session.ts';
import { helpLinks } from './help-links.ts';

/** The public data of the deployment. */
const siteQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['site', companyId],
    queryFn: () => callOperation('getSiteSettings', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });

const linkClass = 'font-medium text-accent underline hover:text-accent-strong break-all';

const Channel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <li className="flex flex-col gap-0.5 py-3">
    <h3 className="text-13 text-ink-soft">{title}</h3>
    {children}
  </li>
);

/** Where users find further help: the support address of the deployment and the documentation. */
export const SupportChannels = ({ role }: { readonly role: RoleName }) => {
  const words = useHelpWords();
  const { support, newTab } = words;
  const [language] = useLanguage();
  const titleId = useId();
  const { data, error } = useQuery(siteQuery(useCompanyId()));
  const mailTo = data && {
    address: data.supportEmail,
    subject: support.subject(data.companyName, environments[data.environment].label[language]),
  };
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h2 id={titleId} className="text-14 font-semibold">
        {support.title}
      </h2>
      <p className="text-13 text-ink-soft">{support.text}</p>
      <ul className="divide-y divide-line border-y border-line">
        <Channel title={support.email}>
          {mailTo ? (
            <p className="flex flex-wrap items-center gap-1">
              <a
                href={`mailto:${mailTo.address}?subject=${encodeURIComponent(mailTo.subject)}`}
                aria-label={support.write(mailTo.address)}
                className={linkClass}
              >
                {mailTo.address}
              </a>
              <CopyButton value={mailTo.address} what={support.email.toLocaleLowerCase(language)} />
            </p>
          ) : error ? (
            <p role="alert">{support.failed}</p>
          ) : (
            <Skeleton className="h-5 w-48" />
          )}
        </Channel>
        {mayDo(role, helpLinks.guide.permission) && (
          <Channel title={support.documentationText}>
            <a href={docsAddress(language)} target="_blank" rel="noopener" className={linkClass}>
              {support.documentation} <Icon name="external" className="inline size-3.5" />
              <span className="sr-only">({newTab})</span>
            </a>
          </Channel>
        )}
        {mayDo(role, helpLinks.requestLog.permission) && (
          <Channel title={support.requestLogText}>
            <Link to={helpLinks.requestLog.to} className={linkClass}>
              {support.requestLog}
            </Link>
          </Channel>
        )}
      </ul>
    </section>
  );
};
