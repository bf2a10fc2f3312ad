import type { FieldPath } from 'react-hook-form';
import { useAccountWords } from '#components/form/account-words.ts';
import { FormField } from '#components/form/bound-fields.tsx';
import type { ContractForm } from '#components/form/use-contract-form.ts';
import { PasswordInput } from './password-input.tsx';

/** The password that users choose for themselves. It can be shown, so it is typed only once. */
export const NewPasswordField = <Values extends { readonly newPassword: string }>({
  form,
}: {
  readonly form: ContractForm<Values>;
}) => {
  const words = useAccountWords().password;
  return (
    <FormField form={form} name={'newPassword' as FieldPath<Values>} label={words.next} hint={words.hint}>
      {(control) => (
        <PasswordInput
          {...control}
          autoComplete="new-password"
          showLabel={words.show}
          hideLabel={words.hide}
          aria-required
        />
      )}
    </FormField>
  );
};
