import type { ChargebackDetail } from '@pasarela/contracts/chargebacks/chargeback-schema';
import { chargebackFee } from '@pasarela/contracts/fees/fees';
import { chargebackTax } from '@pasarela/contracts/ledger/deposit';
import { toAmount } from '@pasarela/contracts/money/money';
import { chargebackOutcomeOf } from '@pasarela/contracts/statuses/chargeback-status';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Money } from '#components/money/money.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { ChargebackStatusBadge } from '#components/status/chargeback-status-badge.tsx';
import { buttonClass } from '#components/ui/button.tsx';
import { decisionLink } from '#features/chargebacks/chargeback-links.ts';
import { useChargebacksWords } from '#features/chargebacks/chargebacks-words.ts';
import { useSession } from '#session/use-session.ts';

type ChargebackHeaderProps = {
  readonly chargeback: ChargebackDetail;
  /** The query of the list from which the detail was opened. */
  readonly list: string;
};

/** The decisions that the user can simulate in the sandbox. */
const Simulator = ({ chargeback, list }: ChargebackHeaderProps) => {
  const words = useChargebacksWords().decide;
  return (
    <fieldset className="flex flex-wrap items-center gap-2 rounded-panel border border-dashed border-line-strong px-3 pt-1 pb-2.5">
      <legend className="px-1 text-12 font-medium text-ink-soft">{words.simulator}</legend>
      <Link
        {...decisionLink('lose', chargeback.idTransaction, list)}
        className={buttonClass('secondary', 'small')}
      >
        {words.lose}
      </Link>
      <Link
        {...decisionLink('win', chargeback.idTransaction, list)}
        className={buttonClass('secondary', 'small')}
      >
        {words.win}
      </Link>
    </fieldset>
  );
};

/** The disputed amount with the status next to it; after the decision, the outcome. */
export const ChargebackHeader = ({ chargeback, list }: ChargebackHeaderProps) => {
  const words = useChargebacksWords();
  const isSandbox = useSession()?.environment === 'Sandbox';
  const outcome = chargebackOutcomeOf(chargeback.idStatusChargeBack);
  const isOpen = outcome === 'inProcess';
  const title = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  // After the decision its buttons are gone, so the heading gets the focus.
  useEffect(() => {
    const isDecided = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isDecided && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const amount = formatMoney(chargeback.chargeBackAmount);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 ref={title} tabIndex={-1} className="text-28 font-semibold outline-none">
          <span className="sr-only">{words.detail.title(chargeback.referenceNumber)}: </span>
          <Money amount={chargeback.chargeBackAmount} currency={chargeback.currency} />
        </h1>
        <ChargebackStatusBadge
          idStatusChargeBack={chargeback.idStatusChargeBack}
          name={chargeback.statusChargeBack}
        />
      </div>
      {isOpen && isSandbox && <Simulator chargeback={chargeback} list={list} />}
      <p className="figures w-full text-ink-soft">
        {chargeback.reason} {outcome === 'won' && words.outcome.won(amount)}
        {outcome === 'lost' &&
          words.outcome.lost(amount, formatMoney(toAmount(chargebackFee + chargebackTax)))}
      </p>
    </header>
  );
};
