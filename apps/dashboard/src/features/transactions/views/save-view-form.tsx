import { isLongerThan } from '@pasarela/contracts/http/text-length';
import { Form, FormField } from '#components/form/bound-fields.tsx';
import { fieldErrorText } from '#components/form/field-error-text.ts';
import { useContractForm } from '#components/form/use-contract-form.ts';
import { Button } from '#components/ui/button.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { isNameTaken, type SavedView, viewLimits } from '#features/transactions/views/saved-views.ts';
import { useSavedViewsWords } from '#features/transactions/views/saved-views-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

export type SaveViewFormProps = {
  readonly views: readonly SavedView[];
  readonly onSave: (name: string) => void;
};

/** The name under which filters are kept. */
export const SaveViewForm = ({ views, onSave }: SaveViewFormProps) => {
  const words = useSavedViewsWords();
  const [language] = useLanguage();
  const form = useContractForm({
    initial: { name: '' },
    problems: ({ name }) => {
      if (name.trim() === '') return { name: words.nameMissing };
      if (isLongerThan(name.trim(), viewLimits.name))
        return { name: fieldErrorText('too_long', language, { maximum: viewLimits.name }) };
      return isNameTaken(name, views) ? { name: words.nameTaken } : {};
    },
    send: ({ name }) => onSave(name.trim()),
  });
  if (views.length >= viewLimits.views)
    return <p className="w-64 max-w-full text-13 text-ink-soft">{words.full(viewLimits.views)}</p>;
  return (
    <Form form={form} className="flex w-64 max-w-full flex-col gap-3">
      <FormField form={form} name="name" label={words.name} hint={words.nameHint}>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <Button type="submit" variant="primary" size="small" className="self-end">
        {words.saveIt}
      </Button>
    </Form>
  );
};
