import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { callOperation } from '#api/call-operation.ts';
import { BackButton } from '#components/ui/back-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { FailedMessage } from '#components/ui/state-message.tsx';
import { useSandboxResetWords } from '#sandbox/sandbox-reset-words.ts';
import { contentsText } from './contents-text.ts';
import { ResetForm } from './reset-form.tsx';
import { useResetSandbox } from './use-reset-sandbox.ts';

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
