import type { RefObject } from 'react';
import { FormDialog, type FormDialogProps } from '#components/form/form-dialog.tsx';
import { Switch } from '#components/ui/switch.tsx';
import { fraudWords as en } from '#i18n/en/fraud.ts';
import { fraudWords as es } from '#i18n/es/fraud.ts';
import { useWords } from '#i18n/use-words.ts';

type EntryDialogProps = FormDialogProps & {
  readonly active: boolean;
  readonly onActive: (active: boolean) => void;
  readonly onSubmit: () => void;
  readonly initialFocus?: RefObject<HTMLElement | null>;
};

/** The dialog in which an entry is made or changed. */
export const EntryDialog = ({ active, onActive, children, ...dialog }: EntryDialogProps) => {
  const words = useWords({ es, en }).blacklist;
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
