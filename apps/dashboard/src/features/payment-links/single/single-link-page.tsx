import { currency } from '@pasarela/contracts/money/money';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import type { LinkType } from '@pasarela/contracts/payment-links/payment-link-kinds';
import type { MadePaymentLink } from '@pasarela/contracts/payment-links/payment-link-schema';
import { mayDo } from '@pasarela/contracts/roles/permissions';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { formatDay } from '#components/dates/date-format.ts';
import { Form } from '#components/form/bound-fields.tsx';
import { listOf } from '#components/list/list-behind.ts';
import { Money } from '#components/money/money.tsx';
import { formatMoney } from '#components/money/money-format.ts';
import { chargeAgainOf } from '#components/payment/charge-again.ts';
import { settingsQuery } from '#components/settings/settings-query.ts';
import { Button, buttonClass } from '#components/ui/button.tsx';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { useCopyLink } from '#components/ui/copy-button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { MerchantLogo } from '#components/ui/merchant-logo.tsx';
import { PageTitle, pageHeadingClass } from '#components/ui/page-title.tsx';
import { RefusalText } from '#components/ui/state-message.tsx';
import { paymentsOfOthers } from '#features/payment-links/open-payments.ts';
import {
  emptyDraft,
  type LinkDraft,
  type LinkPlan,
  linkSummary,
  planOf,
  subscriptionDraft,
} from '#features/payment-links/single/link-draft.ts';
import {
  DueField,
  OptionalFields,
  PaymentFields,
  PlanFields,
  useLinkForm,
} from '#features/payment-links/single/link-form.tsx';
import { useSingleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { paths } from '#paths/paths.ts';
import { useRole } from '#session/use-role.ts';
import { useCompanyId, useSession } from '#session/use-session.ts';

type LinkCreatedProps = { readonly link: MadePaymentLink; readonly onAnother: () => void };

/** Shown instead of the form: the created link, to copy or open. */
const LinkCreated = ({ link, onAnother }: LinkCreatedProps) => {
  const words = useSingleLinkWords();
  const { result } = words;
  const copy = useCopyLink(words);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="link-created" className="flex max-w-lg flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 id="link-created" ref={heading} tabIndex={-1} className="text-16 font-semibold outline-none">
          {result.title}
        </h2>
        <p className="text-14 text-ink-soft">{result.sent(link.email)}</p>
        {link.replaced
          .filter(({ wasOpen }) => wasOpen)
          .map(({ idTransaction, email }) => (
            <p key={idTransaction} className="text-14 text-ink-soft">
              {result.replaced(String(idTransaction), email)}
            </p>
          ))}
      </div>
      <p className="text-28 font-semibold">
        <Money amount={link.amount} currency={link.currency} />
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-14">
        <dt className="text-ink-soft">{result.reference}</dt>
        <dd className="min-w-0 truncate">{link.referenceNumber}</dd>
        <dt className="text-ink-soft">{result.due}</dt>
        <dd className="figures">{formatDay(link.expirationDate)}</dd>
        {link.returnUrl !== null && (
          <>
            <dt className="text-ink-soft">{result.returnUrl}</dt>
            <dd className="min-w-0 break-all">{link.returnUrl}</dd>
          </>
        )}
      </dl>
      <div className="rounded-panel border border-line bg-sunken p-4">
        <p className="pb-3 font-mono text-13 break-all" data-link>
          {link.url}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => void copy(link.url)}>
            <Icon name="copy" />
            {result.copy}
          </Button>
          <a href={link.url} target="_blank" rel="noopener" className={buttonClass()}>
            {result.open}
            <Icon name="external" />
            <span className="sr-only">{result.newTab}</span>
          </a>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAnother}>{result.another}</Button>
        <Link to={paths.paidLeagues} className={buttonClass('ghost')}>
          {result.toList}
        </Link>
      </div>
    </section>
  );
};

type ReplaceQuestionProps = {
  readonly open: readonly OpenPayment[];
  /** The customer of the new link. */
  readonly email: string;
  readonly isRunning: boolean;
  readonly refusal: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks before the new link replaces another customer's open payment. */
const ReplaceQuestion = ({ open, email, ...rest }: ReplaceQuestionProps) => {
  const words = useSingleLinkWords();
  const { title, kinds, sentence, consequence, submit } = words.replacing;
  const ofOthers = paymentsOfOthers(open, email);
  const told = ofOthers.length > 0 ? ofOthers : open;
  const sentences = told.map((payment) =>
    sentence(payment.referenceNumber, kinds[payment.kind], payment.email, formatMoney(payment.amount)),
  );
  return (
    <ConsequenceDialog
      {...rest}
      title={ofOthers.length > 0 ? title.ofOthers : title.own}
      description={[...sentences, consequence(email)].join(' ')}
      submit={submit}
      running={words.creating}
      variant="danger"
      closesOnBack
    />
  );
};

/** Whether the page was opened from the subscriptions. */
const useIsFromSubscriptions = (): boolean => listOf(useLocation()) === paths.subscriptions;

/** Leads back to the subscriptions if the user came from there, otherwise to the payment links (LINK-12). */
const BackLink = () => {
  const words = useSingleLinkWords().back;
  const fromSubscriptions = useIsFromSubscriptions();
  return (
    <Link
      to={fromSubscriptions ? paths.subscriptions : paths.paidLeagues}
      className="inline-flex min-h-6 items-center gap-1 text-13 text-ink-soft no-underline hover:text-ink pointer-coarse:min-h-11"
    >
      <Icon name="chevronLeft" className="size-3.5" />
      {fromSubscriptions ? words.subscriptions : words.paymentLinks}
    </Link>
  );
};

type LinkSummaryProps = {
  readonly plan: LinkPlan | undefined;
  readonly type: LinkType;
  readonly reference: string;
};

/** The hosted page with what is typed: next to the form in a wide window, otherwise above its button. */
const LinkSummary = ({ plan, type, reference }: LinkSummaryProps) => {
  const words = useSingleLinkWords().summary;
  const company = useSession()?.company;
  const { data: settings } = useQuery({
    ...settingsQuery(useCompanyId()),
    enabled: mayDo(useRole(), 'manageIntegration'),
  });
  return (
    <section
      aria-label={words.title}
      className="flex flex-col gap-2 lg:sticky lg:top-20 lg:col-start-2 lg:row-start-1"
    >
      <h2 className="text-13 font-medium">{words.title}</h2>
      <div className="flex flex-col gap-4 rounded-panel border border-line bg-paper p-5">
        <p className="flex min-h-10 items-center gap-3 font-medium">
          <MerchantLogo url={settings?.urlLogo} className="h-10 max-w-28" />
          <span className="min-w-0 truncate">{company?.name}</span>
        </p>
        <p className={`text-28 font-semibold ${plan ? '' : 'text-ink-faint'}`}>
          <Money amount={plan?.amount ?? 0} currency={currency} />
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-3 border-t border-line pt-3 text-13">
          <dt className="text-ink-soft">{words.reference}</dt>
          <dd className="truncate text-right font-medium">{reference.trim() || '–'}</dd>
          <dt className="text-ink-soft">{words.methods}</dt>
          <dd className="text-right">{words.methodsOf[type]}</dd>
        </dl>
        {/* A picture of the button, which nobody can press. */}
        <p
          aria-hidden="true"
          className={`${buttonClass('primary')} pointer-events-none justify-center ${plan ? '' : 'bg-sunken! text-ink-soft!'}`}
        >
          {words.pay(formatMoney(plan?.amount ?? 0))}
        </p>
      </div>
      <p aria-live="polite" className="figures text-14 text-ink-soft">
        {plan ? linkSummary(plan, words) : words.none}
      </p>
    </section>
  );
};

/** What the form begins with: what the user came for. */
const useBegunDraft = (): LinkDraft => {
  const again = chargeAgainOf(useLocation());
  const fromSubscriptions = useIsFromSubscriptions();
  if (again) return { ...emptyDraft, ...again };
  return fromSubscriptions ? subscriptionDraft : emptyDraft;
};

const LinkForm = () => {
  const words = useSingleLinkWords();
  const { form, today, created, question, goBack } = useLinkForm(useBegunDraft());
  const { element } = form;
  const navigate = useNavigate();
  const again = chargeAgainOf(useLocation());
  const wasCreated = useRef(false);
  // The form comes back without the button that asked for another link.
  useEffect(() => {
    if (wasCreated.current && !created) element.current?.querySelector('input')?.focus();
    wasCreated.current = created !== undefined;
  }, [created, element]);
  // It is charged again once: neither another link nor the way back to this page begins with it any more.
  const isDone = created !== undefined && again !== undefined;
  useEffect(() => {
    if (isDone) void navigate('.', { replace: true, state: null });
  }, [isDone, navigate]);
  if (created) return <LinkCreated link={created} onAnother={goBack} />;
  return (
    <Form
      form={form}
      className="grid items-start gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,32rem)_minmax(0,20rem)]"
    >
      <div className="flex flex-col gap-5 lg:col-start-1 lg:row-start-1 lg:pb-14">
        <PaymentFields form={form} />
        <PlanFields form={form} today={today} />
        <DueField form={form} today={today} />
        <OptionalFields form={form} />
      </div>
      <LinkSummary
        plan={planOf(form.values, today)}
        type={form.values.type}
        reference={form.values.referenceNumber}
      />
      {question && (
        <ReplaceQuestion
          open={question.open}
          email={question.email}
          isRunning={form.isSending}
          refusal={form.refusal}
          onConfirm={form.submit}
          onClose={goBack}
        />
      )}
      {/* In sight from the first field on, where there is room for it. */}
      <div className="submit-bar flex flex-col items-start gap-3 tall:bottom-bar border-t border-line shadow-none! lg:col-start-1 lg:row-start-1 lg:row-end-3 lg:self-end lg:justify-self-stretch">
        <RefusalText text={form.refusal} className="self-stretch" />
        <Button
          type="submit"
          variant="primary"
          busy={form.isSending}
          busyLabel={words.creating}
          className="max-sm:w-full"
        >
          {words.create}
        </Button>
      </div>
    </Form>
  );
};

/** One payment link. */
export const SingleLinkPage = () => {
  const words = useSingleLinkWords();
  const title = useIsFromSubscriptions() ? words.subscriptionTitle : words.title;
  return (
    <div className="flex flex-col gap-5">
      <PageTitle title={title} />
      <header className="flex flex-col items-start gap-1">
        <BackLink />
        <h1 className={pageHeadingClass}>{title}</h1>
        <p className="text-14 text-ink-soft">{words.explanation}</p>
      </header>
      <LinkForm />
    </div>
  );
};
