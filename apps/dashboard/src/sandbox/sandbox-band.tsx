import { environments } from '@pasarela/contracts/accounts/environments';
import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { isNextOutcome, nextOutcomeNames, nextOutcomes } from '@pasarela/contracts/sandbox/next-outcomes';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useAccountNow, useClockOffset } from '#components/dates/account-clock.ts';
import { formatMoment } from '#components/dates/date-format.ts';
import { Icon } from '#components/ui/icon.tsx';
import { DropdownChoices, DropdownLabel, DropdownLink, DropdownMenu } from '#components/ui/popups.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import { clockSpan } from '#sandbox/clock-moves.ts';
import { useSandboxWords } from '#sandbox/sandbox-words.ts';
import { bandClass, ClockControls } from './clock-controls.tsx';
import { useNextOutcomeWords } from './next-outcome-words.ts';
import { isResetOpen, resetLink } from './reset-links.ts';
import { useSandboxResetWords } from './sandbox-reset-words.ts';
import { useNextOutcome } from './use-next-outcome.ts';

const cardDecides = 'none';

/** What the acquirer answers to the next payment, whatever its card; the band says what is chosen. */
const NextOutcomeMenu = () => {
  const words = useNextOutcomeWords();
  const [language] = useLanguage();
  const { outcome, choose } = useNextOutcome();
  const chosen = outcome && nextOutcomes[outcome][language];
  return (
    <DropdownMenu
      trigger={
        <button type="button" className={`${bandClass} min-w-0 max-w-28 sm:max-w-60 lg:max-w-80`}>
          <span className="truncate">
            {chosen ? (
              <>
                {/* On a phone there is room for what was chosen alone. */}
                <span className="max-sm:sr-only">{words.chosen}</span> {chosen}
              </>
            ) : (
              <>
                <span className="max-lg:hidden">{words.next}</span>
                <span aria-hidden="true" className="lg:hidden">
                  {words.short}
                </span>
                <span className="sr-only lg:hidden">{words.next}</span>
              </>
            )}
          </span>
        </button>
      }
    >
      <DropdownLabel>{words.explanation}</DropdownLabel>
      <DropdownChoices
        label={words.next}
        value={outcome ?? cardDecides}
        onChange={(value) => choose(isNextOutcome(value) ? value : null)}
        choices={[
          { value: cardDecides, label: words.cardDecides },
          ...nextOutcomeNames.map((value) => ({ value, label: nextOutcomes[value][language] })),
        ]}
      />
    </DropdownMenu>
  );
};

/** What is done with a sandbox account as a whole. */
const SandboxMenu = () => {
  const words = useSandboxResetWords();
  return (
    <DropdownMenu
      trigger={
        <button type="button" aria-label={words.more} className={`${bandClass} max-sm:-mr-3`}>
          <Icon name="more" className="size-5" />
        </button>
      }
    >
      <DropdownLink>
        <Link {...resetLink}>{words.open}</Link>
      </DropdownLink>
    </DropdownMenu>
  );
};

const ResetRoute = lazy(
  whenReachable(async () => ({ default: (await import('./reset-route.tsx')).ResetRoute })),
);

/** Always there in the sandbox: that it is one, what time the account works by, and what can be done with it. */
export const SandboxBand = ({ role }: { role: RoleName }) => {
  const words = useSandboxWords();
  const [language] = useLanguage();
  const now = useAccountNow();
  const span = clockSpan(useClockOffset());
  const location = useLocation();
  return (
    <section
      aria-label={words.band}
      className="stripe sticky top-0 z-30 flex min-h-8 items-center justify-between gap-x-1 px-4 py-0.5 max-sm:py-0 sm:flex-wrap sm:justify-start sm:gap-y-0.5 text-12 text-on-stripe lg:gap-x-4 lg:in-shell"
    >
      <strong className="font-semibold whitespace-nowrap">{environments.Sandbox.tag[language]}</strong>
      <p className={`figures ml-auto ${mayDo(role, 'moveClock') ? 'max-sm:sr-only' : ''}`}>
        <span className="sr-only">{words.clock}: </span>
        <time dateTime={new Date(now).toISOString()}>{formatMoment(now, language)}</time>
        {span && <span className="hidden lg:inline"> · {words.ahead(words[span.unit](span.count))}</span>}
      </p>
      {mayDo(role, 'moveClock') && (
        <div className="flex min-w-0 items-center sm:flex-wrap">
          <ClockControls />
          <NextOutcomeMenu />
          {mayDo(role, 'resetSandbox') && <SandboxMenu />}
        </div>
      )}
      {isResetOpen(location) && (
        <Suspense>
          <ResetRoute />
        </Suspense>
      )}
    </section>
  );
};
