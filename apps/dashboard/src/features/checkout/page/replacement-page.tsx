import type {
  CardReplacement,
  ReplaceCard,
} from '@pasarela/contracts/card-replacements/card-replacement-schema';
import { type FormEvent, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { Moment } from '#components/dates/moment.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { CardLabel, maskedCard } from '#components/payment/card-label.tsx';
import { BlockingIndicator } from '#components/ui/blocking-indicator.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { ActionFailure } from '#features/checkout/action-failure.tsx';
import { readExpiry } from '#features/checkout/card/card-entry.ts';
import { CardFields } from '#features/checkout/card/card-fields.tsx';
import { cardRefusals } from '#features/checkout/card/card-payment.ts';
import { useCardDraft } from '#features/checkout/card/use-card-draft.ts';
import { CheckoutFacts, CheckoutHeading, HasMovedContext } from '#features/checkout/checkout-heading.tsx';
import { useCheckoutWords } from '#features/checkout/checkout-words.ts';
import { Mark } from '#features/checkout/outcome/outcome-mark.tsx';
import { useCardReplacementWords } from '#features/checkout/page/card-replacement-words.ts';
import {
  CheckoutFrame,
  CheckoutNotFound,
  CheckoutSkeleton,
} from '#features/checkout/page/checkout-frame.tsx';

type ReplacementFormProps = {
  readonly page: CardReplacement;
  readonly isRunning: boolean;
  readonly failure: CallError | null;
  readonly onReplace: (card: ReplaceCard) => Promise<CallError | null>;
};

const focusMistake = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();

/** The subscription, its current card, and the form for the new card. */
const ReplacementForm = ({ page, isRunning, failure, onReplace }: ReplacementFormProps) => {
  const words = useCardReplacementWords();
  const { every } = useCheckoutWords().subscription;
  const card = useCardDraft();
  const form = useRef<HTMLFormElement>(null);
  const { merchant, amount, frequency, numberOfPays, paymentsMade } = page;
  const refusals = cardRefusals(failure?.fieldErrors ?? []);
  const isAtFields = Object.keys(refusals.fields).length > 0 && refusals.others.length === 0;
  const toMistake = () => requestAnimationFrame(() => focusMistake(form.current));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const expiry = readExpiry(card.draft.expiry);
    if (card.check() !== undefined || !expiry) return void toMistake();
    const refused = await onReplace({
      cardNumber: card.draft.number,
      cardExpirationMonth: expiry.month,
      cardExpirationYear: expiry.year,
      cvv: card.draft.code,
    });
    if (!refused) return;
    const { fields } = cardRefusals(refused.fieldErrors);
    card.refuse(fields);
    // The security code may be used for one attempt only.
    if (Object.keys(fields).length === 0) card.forgetCode();
    else toMistake();
  };

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <CheckoutHeading className="text-20 font-semibold">{words.heading}</CheckoutHeading>
        <p className="figures text-ink-soft">
          {words.terms(formatMoney(amount), every[frequency], merchant.name)}
          {numberOfPays !== null && ` ${words.counted(String(paymentsMade), String(numberOfPays))}`}
        </p>
      </div>
      <CheckoutFacts
        label={words.facts}
        facts={[
          { label: words.oldCard, value: <CardLabel text={maskedCard(page.card)} /> },
          { label: words.reference, value: page.referenceNumber },
        ]}
      />
      <form ref={form} noValidate aria-busy={isRunning} onSubmit={submit} className="flex flex-col gap-5">
        <ActionFailure failure={isAtFields ? null : failure} />
        <section aria-label={words.newCard} className="flex flex-col gap-4">
          <h2 className="text-16 font-medium">{words.newCard}</h2>
          <CardFields card={card} page={page} />
        </section>
        <div className="flex flex-col gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={isRunning}
            busyLabel={words.running}
            className="min-h-12 w-full text-16"
          >
            {words.submit}
          </Button>
          <p className="text-center text-13 text-ink-soft">{words.nothingCharged}</p>
          <BlockingIndicator active={isRunning} />
        </div>
      </form>
      <p className="text-12 text-ink-faint">
        {words.serves} <Moment at={page.expiresAt} />
      </p>
    </div>
  );
};

type Shown = {
  readonly page: CardReplacement | null;
  readonly error: Error | null;
  /** Whether the content has changed since the page was opened. */
  readonly hasMoved: boolean;
};
type Change = { readonly page: CardReplacement } | { readonly error: Error };

const change = (shown: Shown, next: Change): Shown => {
  if ('page' in next)
    return {
      page: next.page,
      error: null,
      hasMoved: shown.hasMoved || (shown.page !== null && shown.page.state !== next.page.state),
    };
  // A failed refresh keeps the page that is shown.
  return shown.page ? shown : { ...shown, error: next.error };
};

/** Errors after which the page may have changed, or the result of the call is unknown. */
const mayHaveChanged = ({ status }: CallError): boolean => status === 0 || status === 409 || status >= 500;

/** The data of the page, loaded when it is opened and when it becomes visible again. */
const useCardReplacement = (token: string) => {
  const [shown, dispatch] = useReducer(change, { page: null, error: null, hasMoved: false });
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const running = useRef(false);

  const refresh = useCallback(async (): Promise<CardReplacement | null> => {
    try {
      const page = await callOperation('getCardReplacement', { params: { token } });
      dispatch({ page });
      return page;
    } catch (error) {
      dispatch({ error: error instanceof Error ? error : new Error(String(error)) });
      return null;
    }
  }, [token]);

  useEffect(() => {
    void refresh();
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);

  /** Sends the new card; returns the error if it was refused. Further calls are ignored while one is running. */
  const replace = async (body: ReplaceCard): Promise<CallError | null> => {
    if (running.current) return null;
    running.current = true;
    setRunning(true);
    setFailure(null);
    try {
      dispatch({ page: await callOperation('replaceCard', { params: { token }, body }) });
      return null;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const found = mayHaveChanged(error) ? await refresh() : null;
      // The answer was lost, but the page shows that the call succeeded.
      if (found?.state === 'used') return null;
      setFailure(error);
      return error;
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  return { ...shown, isRunning, failure, refresh, replace };
};

type ReplacementOutcomeProps = {
  readonly page: CardReplacement;
  readonly state: Exclude<CardReplacement['state'], 'form'>;
};

/** The page when no card can be entered: the card was replaced, none is needed, or the link has expired. */
const ReplacementOutcome = ({ page, state }: ReplacementOutcomeProps) => {
  const words = useCardReplacementWords();
  const { every } = useCheckoutWords().subscription;
  const { name } = page.merchant;
  const card = maskedCard(page.card);
  const told = {
    used: { title: words.used, text: words.usedText(card, name) },
    expired: { title: words.expired, text: words.expiredText(name) },
    ended: { title: words.ended, text: words.endedText(name) },
    notNeeded: { title: words.notNeeded, text: words.notNeededText(name) },
  }[state];
  return (
    <article className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-3">
        <Mark look={state === 'used' ? 'good' : state === 'notNeeded' ? 'plain' : 'over'} />
        <div className="flex flex-col gap-1">
          <CheckoutHeading className="text-20 font-semibold">{told.title}</CheckoutHeading>
          <p className="text-ink-soft">{told.text}</p>
        </div>
      </div>
      <CheckoutFacts
        label={words.facts}
        facts={[
          { label: words.reference, value: page.referenceNumber },
          { label: words.amount, value: `${formatMoney(page.amount)} ${every[page.frequency]}` },
          ...(state === 'used' ? [{ label: words.card, value: card }] : []),
        ]}
      />
    </article>
  );
};

/** The page on which a customer replaces the card of a subscription. */
export const ReplacementPage = ({ token }: { readonly token: string }) => {
  const words = useCardReplacementWords();
  const common = useCheckoutWords();
  const { page, error, hasMoved, isRunning, failure, refresh, replace } = useCardReplacement(token);

  const content = () => {
    if (page?.state === 'form')
      return <ReplacementForm page={page} isRunning={isRunning} failure={failure} onReplace={replace} />;
    if (page) return <ReplacementOutcome page={page} state={page.state} />;
    if (!error) return <CheckoutSkeleton />;
    if (error instanceof CallError && error.status === 404) return <CheckoutNotFound />;
    return <FailedMessage title={common.failedTitle} error={error} onTryAgain={() => void refresh()} />;
  };

  return (
    <HasMovedContext value={hasMoved}>
      <PageTitle title={page ? words.title(page.merchant.name) : common.loadTitle} />
      <CheckoutFrame key={page ? 'known' : 'unknown'} checkout={page}>
        {content()}
      </CheckoutFrame>
    </HasMovedContext>
  );
};
