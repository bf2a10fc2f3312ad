import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { useToast } from '#components/ui/toast.tsx';
import { paymentLinksKey } from '#features/payment-links/api/payment-link-queries.ts';
import {
  emptyDraft,
  errorsOf,
  type LinkDraft,
  payloadOf,
  planOf,
  refusedFields,
} from '#features/payment-links/single/link-draft.ts';
import { makeLink } from '#features/payment-links/single/make-link.ts';
import { singleLinkWords as en } from '#i18n/en/single-link.ts';
import { singleLinkWords as es } from '#i18n/es/single-link.ts';
import { useLanguage, useWords } from '#i18n/use-words.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { fieldsDraft, useDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';

const linkDraft = fieldsDraft(emptyDraft);

type Sent = {
  readonly draft: LinkDraft;
  readonly body: Parameters<typeof makeLink>[0];
  /** The open payments that it may replace, once that was asked. */
  readonly agreed?: readonly OpenPayment[];
};

type Question = { readonly sent: Sent; readonly open: readonly OpenPayment[] };

/** The form of one link: what is typed, what is wrong with it, and its sending. */
export const useLinkForm = () => {
  const words = useWords({ es, en });
  const [language] = useLanguage();
  const toast = useToast();
  const client = useQueryClient();
  const companyId = useCompanyId();
  const today = useAccountToday();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useDraft('link', emptyDraft, linkDraft);
  const [left, setLeft] = useState<ReadonlySet<keyof LinkDraft>>(new Set());
  const [attempts, setAttempts] = useState(0);
  /** What was about to be created when it turned out that it would replace something. */
  const [question, setQuestion] = useState<Question>();
  const create = useMutation({
    mutationFn: ({ body, agreed }: Sent) => makeLink(body, agreed),
    onSuccess: (made, sent) => {
      setQuestion(made.kind === 'question' ? { sent, open: made.open } : undefined);
      if (made.kind === 'question') return;
      toast({ tone: 'success', title: words.created });
      setDraft(emptyDraft);
      setLeft(new Set());
      setAttempts(0);
    },
    onError: () => setAttempts((count) => count + 1),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: paymentLinksKey(companyId) });
      void client.invalidateQueries({ queryKey: transactionsKey(companyId) });
    },
  });
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);

  // What was refused is told of what was sent, not of what has been typed since.
  const refusal =
    create.variables?.draft === draft && create.error instanceof CallError ? create.error : null;
  const refused = refusal ? refusedFields(refusal.fieldErrors) : {};
  const wrong = errorsOf(draft, today, language);
  const isShown = (field: string): boolean => attempts > 0 || [...left].some((known) => known === field);
  return {
    form,
    draft,
    today,
    plan: planOf(draft, today),
    errors: {
      ...refused,
      ...Object.fromEntries(Object.entries(wrong).filter(([field]) => isShown(field))),
    },
    /** What the server said, where it named no field. */
    refusal: refusal && Object.keys(refused).length === 0 ? refusal.message : undefined,
    hasChanges: draft !== emptyDraft,
    isSending: create.isPending,
    created: create.data?.kind === 'made' ? create.data.link : undefined,
    /** The open payments that are to be asked about before they are replaced, and whom the new link is for. */
    question: question && { open: question.open, email: question.sent.body.email },
    change: (part: Partial<LinkDraft>): void => setDraft((before) => ({ ...before, ...part })),
    /** A field is judged once it was left. */
    leave: (field: keyof LinkDraft): void => {
      if (draft[field] !== '') setLeft((before) => new Set([...before, field]));
    },
    submit: (): void => {
      if (create.isPending) return;
      if (Object.keys(wrong).length > 0) setAttempts((count) => count + 1);
      else create.mutate({ draft, body: { idCompany: companyId, ...payloadOf(draft, today) } });
    },
    /** Creates the link in the place of what was asked about. */
    replace: (): void => {
      if (question) create.mutate({ ...question.sent, agreed: question.open });
    },
    /** Leaves the form as it is: nothing is replaced. */
    keep: (): void => setQuestion(undefined),
    another: () => create.reset(),
  };
};

export type LinkForm = ReturnType<typeof useLinkForm>;
