import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { TextBlock } from '#components/ui/text-block.tsx';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';

type ShownOnceDialogProps = {
  readonly title: string;
  readonly description: string;
  /** What it is, and what is copied. */
  readonly secrets: readonly { readonly title: string; readonly what: string; readonly value: string }[];
  readonly onClose: () => void;
};

/** Shows a secret once; only its button closes the dialog. */
export const ShownOnceDialog = ({ title, description, secrets, onClose }: ShownOnceDialogProps) => {
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
