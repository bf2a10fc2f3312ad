import { NavLink } from 'react-router';
import { useSettings } from '#components/settings/settings-query.ts';
import { integrationPaths } from '#features/integration/integration-sections.ts';
import { useWebhooksWords } from '#features/integration/webhooks-words.ts';

const tabClass =
  'inline-flex min-h-8 grow basis-0 items-center justify-center rounded-control border border-transparent px-3 text-13 font-medium whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current=page]:border-line aria-[current=page]:bg-paper aria-[current=page]:text-ink pointer-coarse:min-h-11';

/** Where results go, which were sent, and what the built-in inbox received. */
export const WebhooksTabs = () => {
  const words = useWebhooksWords();
  const { urlInbox } = useSettings();
  return (
    <nav
      aria-label={words.tabs.label}
      className="flex w-full max-w-xl gap-1 overflow-x-auto rounded-control bg-sunken p-1"
    >
      <NavLink to={integrationPaths.webhooks} end className={tabClass}>
        {words.tabs.addresses}
      </NavLink>
      <NavLink to={integrationPaths.deliveries} className={tabClass}>
        {words.tabs.deliveries}
      </NavLink>
      {/* Production has none. */}
      {urlInbox !== null && (
        <NavLink to={integrationPaths.inbox} className={tabClass}>
          {words.tabs.inbox}
        </NavLink>
      )}
    </nav>
  );
};
