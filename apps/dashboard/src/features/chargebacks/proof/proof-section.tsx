import type { ChargebackDetail } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { useEffect, useId, useRef } from 'react';
import { formatCountdown } from '#components/dates/countdown-format.ts';
import { formatMoment } from '#components/dates/date-format.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { ProofFiles } from '#features/chargebacks/proof/proof-files.tsx';
import { ProofForm } from '#features/chargebacks/proof/proof-form.tsx';
import { useLanguage } from '#i18n/use-words.ts';
import { useAccountNow } from '#sandbox/use-account-clock.ts';

/** The deadline and the time left. */
const Deadline = ({ due }: { readonly due: string }) => {
  const words = useChargebacksWords().proof;
  const [language] = useLanguage();
  const left = Date.parse(due) - useAccountNow(1_000);
  return (
    <div className="flex gap-2 rounded-control bg-warning-soft px-3 py-2.5 text-warning">
      <Icon name="clock" className="mt-0.5 size-4" />
      <div className="text-14">
        <p className="font-medium">
          <span className="figures">{words.due(formatMoment(due, language))}</span> ·{' '}
          <span role="timer" className="figures whitespace-nowrap">
            {words.left(formatCountdown(left))}
          </span>
        </p>
        <p className="text-13">{words.missing}</p>
      </div>
    </div>
  );
};

/** The uploaded files and the date of the decision, once the evidence can no longer change. */
const HandedIn = ({ chargeback }: { readonly chargeback: ChargebackDetail }) => {
  const words = useChargebacksWords().proof;
  const [language] = useLanguage();
  const { proofDate, decisionDueDate, chargeBackFiles } = chargeback;
  if (proofDate === null) return <p className="text-ink-soft">{words.none}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="figures text-ink-soft">
        {words.handedIn(formatMoment(proofDate, language))}
        {decisionDueDate !== null && ` · ${words.decisionDue(formatMoment(decisionDueDate, language))}`}
      </p>
      <ProofFiles files={chargeBackFiles} />
    </div>
  );
};

/** The evidence of the merchant: the form until it is uploaded, then the files. */
export const ProofSection = ({ chargeback }: { readonly chargeback: ChargebackDetail }) => {
  const words = useChargebacksWords().proof;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { canSaveProof } = chargeback;
  const could = useRef(canSaveProof);
  // After the upload its button is gone, so the heading gets the focus.
  useEffect(() => {
    const isSaved = could.current && !canSaveProof;
    could.current = canSaveProof;
    if (isSaved && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [canSaveProof]);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 ref={title} id={titleId} tabIndex={-1} className="text-16 font-semibold outline-none">
        {words.title}
      </h2>
      {canSaveProof ? (
        <>
          <Deadline due={chargeback.proofDueDate} />
          <ProofForm chargeback={chargeback} />
        </>
      ) : (
        <HandedIn chargeback={chargeback} />
      )}
    </section>
  );
};
