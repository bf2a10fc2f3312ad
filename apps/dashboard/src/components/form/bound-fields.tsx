import type { ComponentProps, ReactNode } from 'react';
import type {
  FieldPath,
  FieldPathByValue,
  FieldPathValue,
  FieldValues,
  UseFormRegisterReturn,
} from 'react-hook-form';
import { DayInput } from '#components/dates/day-input.tsx';
import { useJustificationWords } from '#components/form/justification-words.ts';
import type { ContractForm, FormHandle } from '#components/form/use-contract-form.ts';
import { Field } from '#components/ui/field.tsx';
import { TextArea } from '#components/ui/inputs.tsx';

type FormProps = Omit<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'noValidate'> & {
  readonly form: FormHandle;
};

/** The element of a form. Our own code validates it, not the browser. */
export const Form = ({ form, ...rest }: FormProps) => (
  <form {...rest} ref={form.element} noValidate onSubmit={form.submit} />
);

type FieldProps = Omit<ComponentProps<typeof Field>, 'error' | 'children'>;
type Control = Parameters<ComponentProps<typeof Field>['children']>[0];

type FormFieldProps<Values extends FieldValues, Name> = FieldProps & {
  readonly form: ContractForm<Values>;
  readonly name: Name;
};

/** A field of a form, with its error: a text, an amount, a choice of a list. */
export const FormField = <Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  children,
  ...field
}: FormFieldProps<Values, Name> & {
  readonly children: (control: Control & UseFormRegisterReturn<Name>) => ReactNode;
}) => {
  const registered = form.register(name);
  return (
    <Field {...field} error={form.errorOf(name)}>
      {(control) =>
        children({
          ...control,
          ...registered,
          // A field that is left empty may still be filled in.
          onBlur: async (event) => {
            if (event.target.value !== '') await registered.onBlur(event);
          },
        })
      }
    </Field>
  );
};

type DayFieldProps<Values extends FieldValues> = FormFieldProps<Values, FieldPathByValue<Values, string>> &
  Pick<ComponentProps<typeof DayInput>, 'today' | 'first' | 'last'>;

/** A day, typed or chosen in a calendar. */
export const DayField = <Values extends FieldValues>({
  form,
  name,
  today,
  first,
  last,
  className,
  ...field
}: DayFieldProps<Values>) => {
  const value: string = form.values[name];
  return (
    <Field {...field} error={form.errorOf(name)}>
      {(control) => (
        <DayInput
          {...control}
          className={className}
          label={field.label}
          today={today}
          first={first}
          last={last}
          value={value}
          onType={(text) => form.change(name, text as FieldPathValue<Values, typeof name>)}
          onBlur={() => value !== '' && form.leave(name)}
        />
      )}
    </Field>
  );
};

/** The number of characters left for a text. A negative number is the excess. */
export const CharactersLeft = ({ left }: { readonly left: number }) => {
  const words = useJustificationWords();
  return (
    <p className={`figures text-end text-13 ${left < 0 ? 'text-danger' : 'text-ink-faint'}`}>
      {left < 0 ? words.tooMany(-left) : words.left(left)}
    </p>
  );
};

type TextAreaFieldProps<Values extends FieldValues> = FormFieldProps<Values, FieldPath<Values>> & {
  readonly left: number;
  readonly rows?: number;
};

/** A text of several lines, with the number of characters left. */
export const TextAreaField = <Values extends FieldValues>({
  left,
  rows,
  ...field
}: TextAreaFieldProps<Values>) => (
  <div className="flex flex-col gap-1.5">
    <FormField {...field}>{(control) => <TextArea {...control} rows={rows} />}</FormField>
    <CharactersLeft left={left} />
  </div>
);
