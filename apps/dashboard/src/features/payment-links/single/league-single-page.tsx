import { UnsavedChanges, useUnsavedChanges } from '#components/form/unsaved-changes.tsx';
import { isOverPage } from '#components/overlay/use-overlay.ts';
import { Button } from '#components/ui/button.tsx';
import { PageTitle } from '#components/ui/page-title.tsx';
import { BackLink } from '#features/payment-links/single/back-link.tsx';
import { LeagueCreated } from '#features/payment-links/single/league-created.tsx';
import { DueField, PaymentFields, PlanFields } from '#features/payment-links/single/league-fields.tsx';
import { leagueSummary } from '#features/payment-links/single/league-summary.ts';
import { useLeagueForm } from '#features/payment-links/single/use-league-form.ts';
import { leagueSingleWords as en } from '#i18n/en/league-single.ts';
import { leagueSingleWords as es } from '#i18n/es/league-single.ts';
import { useWords } from '#i18n/use-words.ts';

const LeagueForm = () => {
  const words = useWords({ es, en });
  const form = useLeagueForm();
  const { plan } = form;
  useUnsavedChanges(form.hasChanges);
  if (form.created) return <LeagueCreated link={form.created} onAnother={form.another} />;
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      className="flex flex-col gap-5"
    >
      <PaymentFields form={form} />
      <PlanFields form={form} />
      <DueField form={form} />
      {form.refusal && (
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-13 text-danger">
          {form.refusal}
        </p>
      )}
      <div className="sticky bottom-0 -mx-1 flex flex-col gap-3 border-t border-line bg-ground px-1 py-4">
        <p aria-live="polite" className="figures min-h-5 text-14 text-ink-soft">
          {plan ? leagueSummary(plan, words.summary) : words.summary.none}
        </p>
        <Button
          type="submit"
          variant="primary"
          busy={form.isSending}
          busyLabel={words.creating}
          className="self-start"
        >
          {words.create}
        </Button>
      </div>
    </form>
  );
};

/** One payment link. */
export const LeagueSinglePage = () => {
  const words = useWords({ es, en });
  return (
    <UnsavedChanges isOverPage={isOverPage}>
      <div className="flex max-w-lg flex-col gap-5">
        <PageTitle title={words.title} />
        <header className="flex flex-col gap-1">
          <BackLink />
          <h1 className="text-20 font-semibold">{words.title}</h1>
          <p className="text-14 text-ink-soft">{words.explanation}</p>
        </header>
        <LeagueForm />
      </div>
    </UnsavedChanges>
  );
};
