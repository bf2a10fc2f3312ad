import { errorCodes } from '@pasarela/contracts/errors/error-codes';
import { reprocessRefusal } from '@pasarela/contracts/subscriptions/reprocess-rules';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, type To } from 'react-router';
import { overlayLink } from '#components/overlay/use-overlay.ts';
import { buttonClass } from '#components/ui/button.tsx';
import { Tooltip } from '#components/ui/tooltip.tsx';
import { useSubscriptionActionsWords } from '#features/subscriptions/subscription-actions-words.ts';
import { reprocessQuery } from '#features/subscriptions/subscription-queries.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useCompanyId } from '#session/use-session.ts';

/** Charging once more what failed today: offered where the business reprocesses; where it cannot be done now, it says why. */
export const ReprocessButton = ({ to }: { readonly to: To }) => {
  const words = useSubscriptionActionsWords().reprocess;
  const [language] = useLanguage();
  const explanationId = useId();
  const { data } = useQuery(reprocessQuery(useCompanyId()));
  if (!data?.settings.IsReprocessSubscriptions) return null;
  const refusal = reprocessRefusal(data);
  const explanation = refusal ? errorCodes[refusal].message[language] : words.available(data.failedRecords);
  return (
    <div className="flex flex-col items-start gap-1">
      <Tooltip content={explanation}>
        {refusal ? (
          // Not `disabled`: the keyboard reaches it too, and is told why.
          <button
            type="button"
            aria-disabled="true"
            aria-describedby={explanationId}
            className={`${buttonClass()} cursor-default opacity-55 hover:bg-paper`}
          >
            {words.action}
          </button>
        ) : (
          <Link {...overlayLink(to)} aria-describedby={explanationId} className={buttonClass()}>
            {words.action}
          </Link>
        )}
      </Tooltip>
      {/* Nothing hovers on a touch screen. */}
      <span id={explanationId} className="max-w-72 text-12 text-ink-soft pointer-fine:sr-only">
        {explanation}
      </span>
    </div>
  );
};
