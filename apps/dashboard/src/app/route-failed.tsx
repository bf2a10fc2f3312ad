import { useRevalidator, useRouteError } from 'react-router';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { usePageFocus } from '#components/ui/use-page-focus.ts';
import { portalWords as en } from '#i18n/en/portal.ts';
import { portalWords as es } from '#i18n/es/portal.ts';
import { useWords } from '#i18n/use-words.ts';

/** A page that could not be opened: its data or its code did not arrive. */
export const RouteFailed = () => {
  const words = useWords({ es, en });
  const error = useRouteError();
  const revalidator = useRevalidator();
  const main = usePageFocus('failed');
  // A CallError can be asked for again in place; code that did not arrive, only with the whole document.
  const again = () => (error instanceof TypeError ? window.location.reload() : void revalidator.revalidate());
  return (
    <main ref={main} tabIndex={-1} className="mx-auto w-full max-w-[40rem] px-4 py-8 outline-none">
      <FailedMessage
        title={words.openFailed}
        error={error instanceof Error ? error : new Error(String(error))}
        onTryAgain={again}
      />
    </main>
  );
};
