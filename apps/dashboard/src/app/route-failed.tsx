import { useRevalidator, useRouteError } from 'react-router';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { portalWords as en } from '#i18n/en/portal.ts';
import { portalWords as es } from '#i18n/es/portal.ts';
import { useWords } from '#i18n/use-words.ts';

/** A page that could not be opened: its data or its code did not arrive. */
export const RouteFailed = () => {
  const words = useWords({ es, en });
  const error = useRouteError();
  const revalidator = useRevalidator();
  // A CallError can be asked for again in place; code that did not arrive, only with the whole document.
  const again = () => (error instanceof TypeError ? window.location.reload() : void revalidator.revalidate());
  return (
    <main className="mx-auto w-full max-w-[40rem] px-4 py-8">
      <FailedMessage
        title={words.openFailed}
        error={error instanceof Error ? error : new Error(String(error))}
        onTryAgain={again}
      />
    </main>
  );
};
