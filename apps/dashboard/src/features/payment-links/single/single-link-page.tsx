import { currency } from '@pasarela/contracts/money/money';
import { UnsavedChanges, useUnsavedChanges } from '#components/form/unsaved-changes.tsx';
import { Money } from '#components/money/money.tsx';
import { isOverPage } from '#components/overlay/use-overlay.ts';
import { Button } from '#components/ui/button.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { BackLink } from '#features/payment-links/single/back-link.tsx';
import { LinkCreated } from '#features/payment-links/single/link-created.tsx';
import type { LinkPlan } from '#features/payment-links/single/link-draft.ts';
import {
  DueField,
  PaymentFields,
  PlanFields,
  ReturnField,
} from '#features/payment-links/single/link-fields.tsx';
import { linkSummary } from '#features/payment-links/single/link-summary.ts';
import { ReplaceQuestion } from '#features/payment-links/single/replace-question.tsx';
import { useSingleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { useLinkForm } from '#features/payment-links/single/use-link-form.ts';

/** The summary: next to the form in a wide window, otherwise above its button. */
const LinkSummary = ({ plan }: { readonly plan: LinkPlan | undefined }) => {
  const words = useSingleLinkWords().summary;
  return (
    <section
      aria-label={words.title}
      className="flex flex-col gap-1 border-t border-line pt-4 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1 lg:border-t-0 lg:border-l lg:py-1 lg:pl-6"
    >
      <h2 className="text-13 font-medium">{words.title}</h2>
      {plan && (
        <p className="text-28 font-semibold">
          <Money amount={plan.amount} currency={currency} />
        </p>
      )}
      <p aria-live="polite" className="figures text-14 text-ink-soft">
        {plan ? linkSummary(plan, words) : words.none}
      </p>
    </section>
  );
};

const LinkForm = () => {
  const words = useSingleLinkWords();
  const form = useLinkForm();
  useUnsavedChanges(form.hasChanges);
  if (form.created) return <LinkCreated link={form.created} onAnother={form.another} />;
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      className="grid items-start gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,32rem)_minmax(0,20rem)]"
    >
      <div className="flex flex-col gap-5">
        <PaymentFields form={form} />
        <PlanFields form={form} />
        <DueField form={form} />
        <ReturnField form={form} />
      </div>
      <LinkSummary plan={form.plan} />
      {form.question && (
        <ReplaceQuestion
          {...form.question}
          isRunning={form.isSending}
          refusal={form.refusal}
          onConfirm={form.replace}
          onClose={form.keep}
        />
      )}
      <div className="flex flex-col items-start gap-4">
        {form.refusal && (
          <p
            role="alert"
            className="self-stretch rounded-control bg-danger-soft px-3 py-2 text-13 text-danger"
          >
            {form.refusal}
          </p>
        )}
        <Button type="submit" variant="primary" busy={form.isSending} busyLabel={words.creating}>
          {words.create}
        </Button>
      </div>
    </form>
  );
};

/** One payment link. */
export const SingleLinkPage = () => {
  const words = useSingleLinkWords();
  return (
    <UnsavedChanges isOverPage={isOverPage}>
      <div className="flex flex-col gap-5">
        <PageTitle title={words.title} />
        <header className="flex flex-col items-start gap-1">
          <BackLink />
          <h1 className="text-20 font-semibold">{words.title}</h1>
          <p className="text-14 text-ink-soft">{words.explanation}</p>
        </header>
        <LinkForm />
      </div>
    </UnsavedChanges>
  );
};
