import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Popover } from '#components/ui/popover.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { viewLimits } from '#features/transactions/list/saved-views.ts';
import { useSavedViewsWords } from '#features/transactions/list/saved-views-words.ts';

type SaveViewPopoverProps = {
  readonly taken: readonly string[];
  readonly onSave: (name: string) => void;
};

/** Keeps the filters that are seen under a name. */
export const SaveViewPopover = ({ taken, onSave }: SaveViewPopoverProps) => {
  const words = useSavedViewsWords();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const save = (): void => {
    const typed = name.trim();
    if (typed === '') setProblem(words.nameMissing);
    else if (taken.includes(typed)) setProblem(words.nameTaken);
    else onSave(typed);
  };
  return (
    <Popover
      label={words.save}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" size="small" className="shrink-0">
          <Icon name="plus" className="size-3.5" />
          {words.save}
        </Button>
      }
    >
      <form
        noValidate
        className="flex w-64 max-w-full flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={words.name} hint={words.nameHint} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={viewLimits.name}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="small" className="self-end">
          {words.saveIt}
        </Button>
      </form>
    </Popover>
  );
};
