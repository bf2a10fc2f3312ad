import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { CallError } from '#api/call-error.ts';
import { useCallsWords } from '#api/calls-words.ts';
import { isReachable, watchConnection } from '#api/connection.ts';
import { logFailure } from '#api/log-failure.ts';
import { usePortalWords } from '#app/screens/portal-words.ts';
import { PageTitle } from '#components/ui/page-title.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { PartMissing } from '#parts/load-part.ts';

/** Shown instead of a page whose data or code could not be loaded, or that failed to render. */
export const RouteFailed = () => {
  const words = usePortalWords();
  const calls = useCallsWords();
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const isForReader = error instanceof CallError || error instanceof PartMissing;
  useEffect(() => {
    if (!isForReader) logFailure('page', error instanceof Error ? error : new Error(String(error)));
  }, [error, isForReader]);
  useEffect(
    () =>
      watchConnection(() => {
        if (isReachable()) void revalidate();
      }),
    [revalidate],
  );
  // Failed calls can be repeated in place; any other error needs a reload of the document.
  const again = () => (error instanceof CallError ? void revalidate() : window.location.reload());
  return (
    <>
      <PageTitle title={words.openFailed} />
      <FailedMessage
        title={words.openFailed}
        error={isForReader ? error : new Error(calls.generic)}
        onTryAgain={again}
      />
    </>
  );
};
