import type { OpenPayment } from '@pasarela/contracts/payment-links/link-replacement-schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#api/call-error.ts';
import { transactionsKey } from '#components/story/story-query.ts';
import { paymentLinksKey } from '#features/payment-links/api/payment-link-queries.ts';
import type { LinkDraft } from '#features/payment-links/single/link-draft.ts';
import { makeLink } from '#features/payment-links/single/make-link.ts';
import { useCompanyId } from '#session/use-session.ts';

type Sent = {
  readonly draft: LinkDraft;
  readonly body: Parameters<typeof makeLink>[0];
  /** The open payments that it may replace, once that was asked. */
  readonly agreed?: readonly OpenPayment[];
};

type Question = { readonly sent: Sent; readonly open: readonly OpenPayment[] };

type Making = { readonly onMade: () => void; readonly onFailed: () => void };

/** Makes a link, with the question before it replaces open payments. */
export const useMakeLink = ({ onMade, onFailed }: Making) => {
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
