import type { RefObject } from 'react';
import { FormDialog, type FormDialogProps } from '#components/form/form-dialog.tsx';
import { useFraudWords } from '#components/fraud/fraud-words.ts';
import { Switch } from '#components/ui/switch.tsx';

type EntryDialogProps = FormDialogProps & {
  readonly active: boolean;
  readonly onActive: (active: boolean) => void;
  readonly onSubmit: () => void;
  readonly initialFocus?: RefObject<HTMLElement | null>;
};

/** The dialog in which an entry is made or changed. */
export const EntryDialog = ({ active, onActive, children, ...dialog }: EntryDialogProps) => {
  const words = useFraudWords().blacklist;
  return (
    <FormDialog {...dialog} variant="primary">
      {children}
      <div className="flex items-center gap-3">
        <Switch label={words.isActive} checked={active} onChange={onActive} />
        <span aria-hidden="true" className="text-14">
          {active ? words.active : words.inactive}
        </span>
      </div>
    </FormDialog>
  );
};
