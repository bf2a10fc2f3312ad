import { environments } from '@pasarela/contracts/accounts/environments';
import { mayDo } from '@pasarela/contracts/roles/permissions';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { formatMoment } from '#components/dates/date-format.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { whenReachable } from '#parts/load-part.ts';
import { useSandboxWords } from '#sandbox/sandbox-words.ts';
import { ClockControls } from './clock-controls.tsx';
import { clockSpan } from './clock-span.ts';
import { NextOutcomeMenu } from './next-outcome-menu.tsx';
import { isResetOpen } from './reset-links.ts';
import { SandboxMenu } from './sandbox-menu.tsx';
import { useAccountNow, useClockOffset } from './use-account-clock.ts';

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
      className="stripe sticky top-0 z-30 flex min-h-8 items-center justify-between gap-x-1 px-3 py-0.5 max-sm:py-0 sm:flex-wrap sm:justify-start sm:gap-y-0.5 text-12 text-on-stripe sm:gap-x-4 sm:px-4 lg:px-6"
    >
      <strong className="font-semibold whitespace-nowrap">{environments.Sandbox.tag[language]}</strong>
      <p className={`figures ml-auto ${mayDo(role, 'moveClock') ? 'max-sm:sr-only' : ''}`}>
        <span className="sr-only">{words.clock}: </span>
        <time dateTime={new Date(now).toISOString()}>{formatMoment(now, language)}</time>
        {span && <span className="hidden sm:inline"> · {words.ahead(words[span.unit](span.count))}</span>}
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
