import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { logOutEverywhere } from '#access/log-out.ts';
import { useAccountWords } from '#components/form/account-words.ts';
import { overlayLink, useCloseOverlay, useIsOpen } from '#components/overlay/use-overlay.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { AccountSection } from './account-section.tsx';

const page = '/my-account';
const endPath = `${page}/end-sessions`;

/** Ends all of the user's sessions at once. */
export const SessionsSection = () => {
  const words = useAccountWords().sessions;
  const isOpen = useIsOpen(endPath);
  const close = useCloseOverlay(page);
  const end = useMutation({ mutationFn: logOutEverywhere });
  return (
    <AccountSection title={words.title} text={words.text}>
      <Link {...overlayLink(endPath)} className={`${buttonClass()} self-start`}>
        {words.end}
      </Link>
      {isOpen && (
        <ConsequenceDialog
          title={words.endTitle}
          description={words.endText}
          submit={words.end}
          running={words.ending}
          variant="danger"
          isRunning={end.isPending}
          refusal={end.error?.message}
          onConfirm={() => end.mutate()}
          onClose={close}
        />
      )}
    </AccountSection>
  );
};
