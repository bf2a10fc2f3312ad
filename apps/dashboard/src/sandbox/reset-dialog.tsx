import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { DialogForm } from '#components/form/dialog-form.tsx';
import { formatCount } from '#components/money/money-format.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useSandboxResetWords } from '#sandbox/sandbox-reset-words.ts';
import { contentsText } from './contents-text.ts';

type ResetFormProps = {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly business: string;
  readonly reseed: boolean;
  readonly onReseed: (reseed: boolean) => void;
  readonly onSubmit: (confirm: string) => void;
};

/**
 * The form of a reset: the user types the name of the business, so that nobody empties the wrong account, and chooses whether demo
 * data is created.
 */
const ResetForm = ({ id, field, business, reseed, onReseed, onSubmit }: ResetFormProps) => {
  const words = useSandboxResetWords();
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  // The form appears after its numbers are loaded, when the dialog has already set the focus.
  useEffect(() => field.current?.focus(), [field]);
  const submit = () => {
    const isRight = name.trim() === business.trim();
    setWrong(!isRight);
    if (isRight) onSubmit(name.trim());
    else field.current?.focus();
  };
  return (
    <DialogForm id={id} onSubmit={submit}>
      <p className="text-14 text-ink-soft">{words.stays}</p>
      <label className="inline-flex min-h-8 items-center gap-2 self-start text-14 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={reseed}
          onChange={(event) => onReseed(event.target.checked)}
          className="size-4 accent-accent"
        />
        {words.reseed}
      </label>
      <Field label={words.confirm(business)} error={isWrong ? words.wrongName : undefined}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </DialogForm>
  );
};

/** Empties the account, says how it ended and lets everything that is shown be read again, the clock too. */
const useResetSandbox = (onDone: () => void) => {
  const words = useSandboxResetWords();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: { readonly confirm: string; readonly reseed: boolean }) =>
      callOperation('resetSandbox', { body }),
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
  const field = useRef<HTMLInputElement>(null);
  const [reseed, setReseed] = useState(false);
  const contents = useQuery({
    queryKey: ['sandboxContents', company.id],
    queryFn: ({ signal }) => callOperation('getSandboxContents', {}, signal),
    // The numbers must be current, because the data is about to be deleted.
    staleTime: 0,
    gcTime: 0,
  });
  const reset = useResetSandbox(onDone);
  const frame = {
    open: true,
    onOpenChange: (open: boolean) => {
      if (!open) onClose();
    },
    title: words.title,
    dismissible: !reset.isPending,
    initialFocus: field,
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
          <BackButton onClick={onClose} disabled={reset.isPending} />
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={reset.isPending}
            busyLabel={words.running}
          >
            {reseed ? words.submitReseed : words.submit}
          </Button>
        </>
      }
    >
      <ResetForm
        id={formId}
        field={field}
        business={company.name}
        reseed={reseed}
        onReseed={setReseed}
        onSubmit={(confirm) => reset.mutate({ confirm, reseed })}
      />
    </Dialog>
  );
};
