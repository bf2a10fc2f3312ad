import { type ReactNode, useId } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useIntegrationWords } from '#features/integration/settings/integration-words.ts';
import type { SettingDraft } from '#features/integration/settings/use-setting-draft.ts';

type SettingFormProps = {
  readonly title: string;
  readonly text: string;
  readonly draft: SettingDraft;
  /** The present value cannot be saved. */
  readonly isBlocked?: boolean;
  readonly children: ReactNode;
  /** Shown next to the buttons. */
  readonly action?: ReactNode;
};

const SavedState = ({ draft }: { readonly draft: SettingDraft }) => {
  const words = useIntegrationWords().states;
  if (draft.hasChanges) return <span className="text-warning">{words.unsaved}</span>;
  if (draft.saved === '') return <span>{words.unset}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-success">
      <Icon name="check" className="size-3.5" />
      {words.saved}
    </span>
  );
};

/** One setting: its purpose, its control and whether it is saved. */
export const SettingForm = ({
  title,
  text,
  draft,
  isBlocked = false,
  children,
  action,
}: SettingFormProps) => {
  const words = useIntegrationWords();
  const titleId = useId();
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlocked) draft.save();
      }}
      className="flex max-w-xl flex-col gap-3"
    >
      <div className="flex flex-col gap-0.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 id={titleId} className="text-14 font-semibold">
            {title}
          </h3>
          <p role="status" className="text-13 text-ink-faint">
            <SavedState draft={draft} />
          </p>
        </div>
        <p className="text-13 text-ink-soft">{text}</p>
      </div>
      {children}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant={draft.hasChanges ? 'primary' : 'secondary'}
          size="small"
          // If no value is set yet, saving an empty one shows what is missing.
          disabled={isBlocked || (!draft.hasChanges && draft.saved !== '')}
          busy={draft.isSaving}
          busyLabel={words.saving}
        >
          {words.save}
        </Button>
        {draft.hasChanges && !draft.isSaving && (
          <Button variant="ghost" size="small" onClick={draft.discard}>
            {words.discard}
          </Button>
        )}
        {action}
      </div>
    </form>
  );
};
