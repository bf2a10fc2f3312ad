import type { OperationRequest } from '@pasarela/contracts/http/define-operation';
import type { Operations } from '@pasarela/contracts/operations';
import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import type { MadePaymentLink } from '@pasarela/contracts/payment-links/payment-link-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { useToast } from '#components/ui/toast.tsx';
import { fetchOpenPayments } from '#features/payment-links/api/open-payments.ts';
import { paymentLinksKey } from '#features/payment-links/api/payment-link-queries.ts';
import { paymentsOfOthers } from '#features/payment-links/open-payments.ts';
import {
  emptyDraft,
  errorsOf,
  type LinkDraft,
  payloadOf,
  planOf,
  refusedFields,
} from '#features/payment-links/single/link-draft.ts';
import { useSingleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { fieldsDraft, useDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';

type LinkBody = OperationRequest<Operations['createPaymentLink']>['body'];

/** The created link, or the open payments that the user must agree to replace first. */
type LinkMade =
  | { readonly kind: 'made'; readonly link: MadePaymentLink }
  | { readonly kind: 'question'; readonly open: readonly OpenPayment[] };

/**
 * Creates a link. Asks before it replaces another customer's open payment; `agreed` are the payments that the user agreed to. If
 * the server finds a payment that was opened after that, it asks again.
 */
const makeLink = async (body: LinkBody, agreed: readonly OpenPayment[] | undefined): Promise<LinkMade> => {
  const open = agreed ?? (await fetchOpenPayments([body.referenceNumber]));
  if (!agreed && paymentsOfOthers(open, body.email).length > 0) return { kind: 'question', open };
  const replaces = open.map(({ idTransaction }) => idTransaction);
  try {
    const link = await callOperation('createPaymentLink', { body: { ...body, replaces } });
    return { kind: 'made', link };
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'open_payments_replaced') throw error;
    const found = await fetchOpenPayments([body.referenceNumber]);
    if (found.length === 0) throw error;
    return { kind: 'question', open: found };
  }
};

type Sent = {
  readonly draft: LinkDraft;
  readonly body: Parameters<typeof makeLink>[0];
  /** The open payments that it may replace, once that was asked. */
  readonly agreed?: readonly OpenPayment[];
};

type Question = { readonly sent: Sent; readonly open: readonly OpenPayment[] };

type Making = { readonly onMade: () => void; readonly onFailed: () => void };

/** Makes a link, with the question before it replaces open payments. */
const useMakeLink = ({ onMade, onFailed }: Making) => {
  const client = useQueryClient();
  const companyId = useCompanyId();
  /** The link that waits for the user's agreement to replace payments. */
  const [question, setQuestion] = useState<Question>();
  const create = useMutation({
    mutationFn: ({ body, agreed }: Sent) => makeLink(body, agreed),
    onSuccess: (made, sent) => {
      setQuestion(made.kind === 'question' ? { sent, open: made.open } : undefined);
      if (made.kind === 'made') onMade();
    },
    onError: onFailed,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: paymentLinksKey(companyId) });
      void client.invalidateQueries({ queryKey: transactionsKey(companyId) });
    },
  });
  return {
    isSending: create.isPending,
    created: create.data?.kind === 'made' ? create.data.link : undefined,
    /** The refused values, until the user changes something. */
    refusalOf: (draft: LinkDraft): CallError | null =>
      create.variables?.draft === draft && create.error instanceof CallError ? create.error : null,
    /** The open payments that are to be asked about before they are replaced, and whom the new link is for. */
    question: question && { open: question.open, email: question.sent.body.email },
    make: (sent: Sent): void => create.mutate(sent),
    /** Creates the link in the place of what was asked about. */
    replace: (): void => {
      if (question) create.mutate({ ...question.sent, agreed: question.open });
    },
    /** Cancels: the form stays as it is and nothing is replaced. */
    keep: (): void => setQuestion(undefined),
    another: (): void => create.reset(),
  };
};

const linkDraft = fieldsDraft(emptyDraft);

/** The state of the form of one link: fields, errors and sending. */
export const useLinkForm = () => {
  const words = useSingleLinkWords();
  const [language] = useLanguage();
  const toast = useToast();
  const companyId = useCompanyId();
  const today = useAccountToday();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useDraft('link', emptyDraft, linkDraft);
  const [left, setLeft] = useState<ReadonlySet<keyof LinkDraft>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const { make, refusalOf, ...making } = useMakeLink({
    onMade: () => {
      toast({ tone: 'success', title: words.created });
      setDraft(emptyDraft);
      setLeft(new Set());
      setAttempts(0);
    },
    onFailed: () => setAttempts((count) => count + 1),
  });
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  const { created } = making;
  const wasCreated = useRef(false);
  // The form comes back without the button that asked for another link.
  useEffect(() => {
    if (wasCreated.current && !created) form.current?.querySelector('input')?.focus();
    wasCreated.current = created !== undefined;
  }, [created]);

  const refusal = refusalOf(draft);
  const refused = refusal ? refusedFields(refusal.fieldErrors) : {};
  const wrong = errorsOf(draft, today, language);
  const isShown = (field: string): boolean => attempts > 0 || [...left].some((known) => known === field);
  return {
    ...making,
    form,
    draft,
    today,
    plan: planOf(draft, today),
    errors: {
      ...refused,
      ...Object.fromEntries(Object.entries(wrong).filter(([field]) => isShown(field))),
    },
    /** The server's error that belongs to no field. */
    refusal: refusal && Object.keys(refused).length === 0 ? refusal.message : undefined,
    hasChanges: draft !== emptyDraft,
    change: (part: Partial<LinkDraft>): void => setDraft((before) => ({ ...before, ...part })),
    /** Called when a field loses the focus; from then on its error is shown. */
    leave: (field: keyof LinkDraft): void => {
      if (draft[field] !== '') setLeft((before) => new Set([...before, field]));
    },
    submit: (): void => {
      if (making.isSending) return;
      if (Object.keys(wrong).length > 0) setAttempts((count) => count + 1);
      else make({ draft, body: { idCompany: companyId, ...payloadOf(draft, today) } });
    },
  };
};

export type LinkForm = ReturnType<typeof useLinkForm>;
