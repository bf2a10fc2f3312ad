import { useEffect, useRef, useState } from 'react';
import { useToast } from '#components/ui/toast.tsx';
import {
  emptyDraft,
  errorsOf,
  type LinkDraft,
  payloadOf,
  planOf,
  refusedFields,
} from '#features/payment-links/single/link-draft.ts';
import { useSingleLinkWords } from '#features/payment-links/single/single-link-words.ts';
import { useMakeLink } from '#features/payment-links/single/use-make-link.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { useAccountToday } from '#sandbox/use-account-clock.ts';
import { fieldsDraft, useDraft } from '#session/use-draft.ts';
import { useCompanyId } from '#session/use-session.ts';

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
