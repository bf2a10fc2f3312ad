import { useMutation } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
import { useCloseOverlay } from '#components/overlay/use-overlay.ts';
import { settingsQuery } from '#components/settings/settings-query.ts';
import type { ButtonVariant } from '#components/ui/button.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConsequenceDialog } from '#components/ui/consequence-dialog.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { useIntegrationWords } from '#features/integration/integration-words.ts';
import { useCompanyId } from '#session/use-session.ts';

type ShownOnceDialogProps = {
  readonly title: string;
  readonly description: string;
  /** What it is, and what is copied. */
  readonly secrets: readonly { readonly title: string; readonly what: string; readonly value: string }[];
  readonly onClose: () => void;
};

/** Shows a secret once; only its button closes the dialog. */
const ShownOnceDialog = ({ title, description, secrets, onClose }: ShownOnceDialogProps) => {
  const words = useIntegrationWords().shownOnce;
  const done = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      dismissible={false}
      initialFocus={done}
      title={title}
      description={description}
      footer={
        <Button ref={done} variant="primary" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {secrets.map((secret) => (
          <TextBlock key={secret.title} title={secret.title} what={secret.what} text={secret.value} />
        ))}
        <p className="text-13 text-warning">{words.warning}</p>
      </div>
    </Dialog>
  );
};

type NewSecretDialogProps<Made> = {
  /** The path of the page that closing the dialog returns to. */
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly submit: string;
  readonly variant: ButtonVariant;
  readonly words: {
    readonly rolling: string;
    readonly notRolled: string;
    readonly rolledTitle: string;
    readonly rolledText: string;
  };
  /** What is chosen before it is made. */
  readonly children?: ReactNode;
  readonly make: () => Promise<Made>;
  readonly secretsOf: (made: Made) => ComponentProps<typeof ShownOnceDialog>['secrets'];
};

/** Replaces a secret: first the consequence, then the new secret, which is shown only once. */
export const NewSecretDialog = <Made,>(props: NewSecretDialogProps<Made>) => {
  const { words } = props;
  const toast = useToast();
  const companyId = useCompanyId();
  const close = useCloseOverlay(props.page);
  const roll = useMutation({
    mutationFn: props.make,
    // The secret must not stay in the mutation cache after the dialog closes.
    gcTime: 0,
    onError: (error) => toast({ tone: 'error', title: words.notRolled, description: error.message }),
    meta: { stale: [settingsQuery(companyId).queryKey] },
  });
  if (roll.isSuccess)
    return (
      <ShownOnceDialog
        title={words.rolledTitle}
        description={words.rolledText}
        secrets={props.secretsOf(roll.data)}
        onClose={close}
      />
    );
  return (
    <ConsequenceDialog
      title={props.title}
      description={props.description}
      submit={props.submit}
      running={words.rolling}
      variant={props.variant}
      isRunning={roll.isPending}
      refusal={roll.error?.message}
      onConfirm={() => roll.mutate()}
      onClose={close}
    >
      {props.children}
    </ConsequenceDialog>
  );
};
