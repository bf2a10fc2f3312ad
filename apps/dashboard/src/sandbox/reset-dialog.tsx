import type { SandboxContents } from '@pasarela/contracts/sandbox/sandbox-reset-operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { Form, FormField } from '#components/form/bound-fields.tsx';
import { type ContractForm, useContractForm } from '#components/form/use-contract-form.ts';
import { formatCount } from '#components/money/money-format.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { type sandboxResetWords, useSandboxResetWords } from './sandbox-reset-words.ts';

type Words = Pick<typeof sandboxResetWords.es, 'counts' | 'and'>;

const kinds = [
  'transactions',
  'subscriptions',
  'cardTokens',
  'webhooks',
  'requests',
] as const satisfies readonly (keyof SandboxContents)[];

/** What an account holds, in words; null where that is nothing. */
export const contentsText = (contents: SandboxContents, { counts, and }: Words): string | null => {
  const parts = kinds
    .filter((kind) => contents[kind] > 0)
    .map((kind) => counts[kind](contents[kind], formatCount(contents[kind])));
  const last = parts.at(-1);
  if (last === undefined) return null;
  return parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')}${and}${last}`;
};

type ResetDraft = { readonly confirm: string; readonly reseed: boolean };

type ResetFormProps = {
  readonly id: string;
  readonly form: ContractForm<ResetDraft>;
  readonly business: string;
};

/**
 * The form of a reset: the user types the name of the business, so that nobody empties the wrong account, and chooses whether demo
 * data is created.
 */
const ResetForm = ({ id, form, business }: ResetFormProps) => {
  const words = useSandboxResetWords();
  const { element } = form;
  // The form appears after its numbers are loaded, when the dialog has already set the focus.
  useEffect(() => element.current?.querySelector<HTMLElement>('[name=confirm]')?.focus(), [element]);
  return (
    <Form form={form} id={id} autoComplete="off" className="flex flex-col gap-4">
      <p className="text-14 text-ink-soft">{words.stays}</p>
      <label className="inline-flex min-h-8 items-center gap-2 self-start text-14 pointer-coarse:min-h-11">
        <input type="checkbox" {...form.register('reseed')} />
        {words.reseed}
      </label>
      <FormField form={form} name="confirm" label={words.confirm(business)}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
    </Form>
  );
};

/** Empties the account, says how it ended and lets everything that is shown be read again, the clock too. */
const useResetSandbox = (onDone: () => void) => {
  const words = useSandboxResetWords();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: ResetDraft) => callOperation('resetSandbox', { body }),
    onSuccess: ({ seeded }) => {
      toast({ title: seeded > 0 ? words.seeded(formatCount(seeded)) : words.emptied, tone: 'success' });
      onDone();
      return client.invalidateQueries();
    },
    onError: (error) => toast({ title: words.notMade, description: error.message, tone: 'error' }),
  });
};

type ResetDialogProps = {
  readonly company: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** The dialog to empty a sandbox account: shows what is deleted and requires the name of the business. */
export const ResetDialog = ({ company, onClose, onDone }: ResetDialogProps) => {
  const words = useSandboxResetWords();
  const formId = useId();
  const contents = useQuery({
    queryKey: ['sandboxContents', company.id],
    queryFn: ({ signal }) => callOperation('getSandboxContents', {}, signal),
    // The numbers must be current, because the data is about to be deleted.
    staleTime: 0,
    gcTime: 0,
  });
  const reset = useResetSandbox(onDone);
  const form = useContractForm<ResetDraft>({
    initial: { confirm: '', reseed: false },
    problems: ({ confirm }) => (confirm.trim() === company.name.trim() ? {} : { confirm: words.wrongName }),
    send: ({ confirm, reseed }) => reset.mutateAsync({ confirm: confirm.trim(), reseed }),
  });
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
    title: words.title,
    dismissible: !form.isSending,
  };
  if (contents.isError)
    return (
      <Dialog {...frame}>
        <FailedMessage
          title={words.failed}
          error={contents.error}
          onTryAgain={() => void contents.refetch()}
        />
      </Dialog>
    );
  if (contents.isPending)
    return (
      <Dialog {...frame}>
        <p role="status" className="sr-only">
          {words.loading}
        </p>
        <Skeleton className="h-32" />
      </Dialog>
    );
  const held = contentsText(contents.data, words);
  return (
    <Dialog
      {...frame}
      description={held === null ? words.nothing(company.name) : words.sentence(held, company.name)}
      footer={
        <>
          <BackButton onClick={onClose} disabled={form.isSending} />
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={form.isSending}
            busyLabel={words.running}
          >
            {form.values.reseed ? words.submitReseed : words.submit}
          </Button>
        </>
      }
    >
      <ResetForm id={formId} form={form} business={company.name} />
    </Dialog>
  );
};
