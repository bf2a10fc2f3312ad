import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type ResolverResult,
  set,
  type UseFormRegister,
  type UseFormReturn,
  useForm,
  useWatch,
} from 'react-hook-form';
import { CallError } from '#api/call-error.ts';
import { useUnsavedChanges } from '#components/form/unsaved-forms.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { type DraftForm, reviveDraft, useKeptDraft } from '#session/use-draft.ts';

/** The texts of what is wrong, by field; `roles.7` is the field `7` within `roles`. */
export type FieldTexts = Readonly<Record<string, string | undefined>>;

type ContractFormOptions<Values extends FieldValues> = {
  /** What the form begins with. Where it changes, a form without changes follows it. */
  readonly initial: Values;
  /** What the contract's rules say about the values. */
  readonly problems?: (values: Values) => FieldTexts;
  /** Sends values that the rules accept. Errors that name a field of the form are shown there, all others as its refusal. */
  readonly send: (values: Values) => unknown;
  readonly onSent?: () => void;
  /** The form's field of an error of the API; by default the one with the same name. */
  readonly fieldOf?: (field: string, values: Values) => string | undefined;
  /** Keeps the values if the session ends; `name` distinguishes the forms of a page. */
  readonly draft?: DraftForm<Values> & { readonly name: string };
  /** Fields are judged as soon as they are left, not only when the form is sent. */
  readonly judgesOnLeaving?: boolean;
  /** For how many milliseconds errors are shown; by default until they are corrected. */
  readonly warnsFor?: number;
  readonly asksBeforeLeaving?: boolean;
};

/** What the element of a form needs, whatever its fields. */
export type FormHandle = {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly isSending: boolean;
  /** The error of the last attempt that belongs to no field. */
  readonly refusal: string | undefined;
  readonly submit: (event?: FormEvent) => void;
};

export type ContractForm<Values extends FieldValues> = FormHandle & {
  readonly values: Values;
  readonly hasChanges: boolean;
  /** Whether leaving loses changes, as of now: what has just been sent may not be rendered yet. */
  readonly mayBeLost: () => boolean;
  readonly errorOf: (name: string) => string | undefined;
  /** Ties an input to a field. */
  readonly register: UseFormRegister<Values>;
  /** Changes a field that has no input of its own. */
  readonly change: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) => void;
  /** Judges a field, as if it was left. */
  readonly leave: (name: FieldPath<Values>) => void;
  /** Says what no rule says, until the next change. */
  readonly warn: (name: FieldPath<Values>, text: string) => void;
  /** Replaces the values, by default with those that the form began with; nothing is changed or wrong then. */
  readonly reset: (values?: Values) => void;
};

/** What the rules say about values, in the form that the library expects. */
const judged = <Values extends FieldValues>(values: Values, texts: FieldTexts): ResolverResult<Values> => {
  const errors: FieldErrors<Values> = {};
  for (const [field, message] of Object.entries(texts))
    if (message !== undefined) set(errors, field, { type: 'rule', message });
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** Shows a refusal at the fields that it names if they still have the values that were sent; otherwise its text is returned. */
const showRefusal = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  values: Values,
  fieldOf: (field: string, values: Values) => string | undefined,
): string | undefined => {
  const isAsSent = JSON.stringify(form.getValues()) === JSON.stringify(values);
  const named = error instanceof CallError && isAsSent ? error.fieldErrors : [];
  const texts = named.flatMap(({ field, message }) => {
    const name = fieldOf(field, values);
    return name === undefined ? [] : [[name as FieldPath<Values>, message] as const];
  });
  for (const [name, message] of texts) form.setError(name, { type: 'refused', message });
  if (texts.length > 0) return undefined;
  return error instanceof Error ? error.message : String(error);
};

/** Keeps the values if the session ends, and begins with those that were kept. */
const useFormDraft = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  draft: ContractFormOptions<Values>['draft'],
): void => {
  const [revived] = useState(() => draft && reviveDraft(draft.name, draft));
  useLayoutEffect(() => {
    if (revived) form.reset(revived, { keepDefaultValues: true });
  }, [form.reset, revived]);
  useKeptDraft(draft?.name, () => {
    const kept = draft?.keep(form.getValues());
    return JSON.stringify(kept) === JSON.stringify(draft?.keep(initial)) ? undefined : kept;
  });
};

/** Errors that are shown follow the values and the language; once the form was sent, those of all fields. */
const useJudgedAgain = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  values: Values,
  warnsFor: number | undefined,
  forgetRefusal: () => void,
) => {
  const [language] = useLanguage();
  const { isSubmitted, isDirty, errors } = form.formState;
  /** The values for which a warning is shown. */
  const warned = useRef('');
  const judge = useEffectEvent((current: Values, _language: string) => {
    // The user's own changes answer a refusal; values that only follow what has changed do not.
    if (isDirty) forgetRefusal();
    if (JSON.stringify(current) === warned.current) return;
    const shown = Object.keys(errors) as FieldPath<Values>[];
    if (isSubmitted && warnsFor === undefined) void form.trigger();
    else if (shown.length > 0) void form.trigger(shown);
  });
  useEffect(() => judge(values, language), [values, language]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Hides the errors once they were shown for their time. */
  const hideLater = (): void => {
    clearTimeout(timer.current);
    if (warnsFor !== undefined) timer.current = setTimeout(() => form.clearErrors(), warnsFor);
  };
  const warn = (name: FieldPath<Values>, message: string): void => {
    warned.current = JSON.stringify(form.getValues());
    form.setError(name, { type: 'warning', message });
    hideLater();
  };
  return { hideLater, warn };
};

/** A form that begins with other values follows them, unless it was changed. */
const useFollowed = <Values extends FieldValues>(form: UseFormReturn<Values>, initial: Values): void => {
  const { isDirty } = form.formState;
  const text = JSON.stringify(initial);
  const begun = useRef(text);
  const follow = useEffectEvent((next: string) => {
    if (next === begun.current) return;
    begun.current = next;
    form.reset(initial, { keepValues: isDirty, keepErrors: isDirty, keepIsSubmitted: isDirty });
  });
  useEffect(() => follow(text), [text]);
};

/** After an attempt the first field with an error has the focus. */
const useFirstError = (element: FormHandle['element'], attempts: number): void =>
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [element, attempts]);

/** A form over rules of the contract: its values, what is wrong with them, and their sending. */
export const useContractForm = <Values extends FieldValues>({
  initial,
  problems = () => ({}),
  send,
  onSent,
  fieldOf = (field) => (field in initial ? field : undefined),
  draft,
  judgesOnLeaving = false,
  warnsFor,
  asksBeforeLeaving = false,
}: ContractFormOptions<Values>): ContractForm<Values> => {
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    mode: judgesOnLeaving ? 'onTouched' : 'onSubmit',
    reValidateMode: 'onSubmit',
    // The library knows its own order of the fields, which is not that of the page.
    shouldFocusError: false,
    resolver: (values) => judged(values, problems(values)),
  });
  const values = useWatch({ control: form.control, compute: (all: Values) => all });
  const element = useRef<HTMLFormElement>(null);
  const lastSent = useRef('');
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { isDirty, errors, touchedFields, submitCount } = form.formState;
  const { hideLater, warn } = useJudgedAgain(form, values, warnsFor, () => setRefusal(undefined));
  useFormDraft(form, initial, draft);
  useFollowed(form, initial);
  useFirstError(element, submitCount);
  useUnsavedChanges(asksBeforeLeaving && isDirty);

  const sendValid = async (sent: Values): Promise<void> => {
    try {
      const sending = send(sent);
      if (sending instanceof Promise) {
        setSending(true);
        await sending;
      }
      lastSent.current = JSON.stringify(sent);
      onSent?.();
    } catch (error) {
      setRefusal(showRefusal(form, error, sent, fieldOf));
    } finally {
      setSending(false);
    }
  };
  return {
    element,
    values,
    isSending,
    refusal,
    hasChanges: isDirty,
    mayBeLost: () => isDirty && JSON.stringify(values) !== lastSent.current,
    errorOf: (name) => get<unknown, { message?: string } | undefined>(errors, name)?.message,
    register: form.register,
    change: (name, value) =>
      form.setValue(name, value, {
        shouldDirty: true,
        shouldValidate: judgesOnLeaving && get(touchedFields, name) === true,
      }),
    leave: (name) =>
      form.setValue(name, form.getValues(name), { shouldTouch: true, shouldValidate: judgesOnLeaving }),
    warn,
    reset: (next = initial) => {
      setRefusal(undefined);
      form.reset(next);
    },
    submit: (event) => {
      event?.preventDefault();
      if (isSending) return;
      setRefusal(undefined);
      void form.handleSubmit(sendValid, hideLater)(event);
    },
  };
};
