import { type StatementPeriodRow, statementLanguages } from '@pasarela/contracts/statements/statement-schema';
import { useNavigate } from 'react-router';
import { Form, FormField } from '#components/form/bound-fields.tsx';
import { type ContractForm, type FieldTexts, useContractForm } from '#components/form/use-contract-form.ts';
import { ReportProgressBar, useReport } from '#components/list/report-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { SelectInput } from '#components/ui/inputs.tsx';
import { useStatementWords } from '#features/statement/statement-words.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';
import { periodSearch } from './chosen-period.ts';

type DocumentChoice = { readonly lang: Language };

type StatementDownloadProps = {
  readonly companyId: number;
  readonly periods: readonly StatementPeriodRow[];
  readonly chosen: StatementPeriodRow | undefined;
};

/** Its frame is as soft as that of the button beside it. */
const besideButton = '[&>select]:border-edge';

/** Which month, in which language, and its document. */
export const StatementDownload = ({ companyId, periods, chosen }: StatementDownloadProps) => {
  const words = useStatementWords();
  const [language] = useLanguage();
  const navigate = useNavigate();
  const form: ContractForm<DocumentChoice> = useContractForm({
    initial: { lang: language },
    problems: (): FieldTexts => (chosen ? {} : { period: words.periodMissing }),
    send: () => {
      if (!progress) start();
    },
  });
  const { lang } = form.values;
  const { progress, start, cancel } = useReport(
    'getStatementPdf',
    { query: { companyId, periodo: chosen?.value, lang } },
    { done: words.downloaded, canceled: words.canceled, failed: words.downloadFailed },
  );
  const percent = progress?.phase === 'receiving' ? progress.percent : null;
  const button = (): HTMLButtonElement | null | undefined =>
    form.element.current?.querySelector('[type=submit]');
  return (
    <Form
      form={form}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 max-sm:w-full sm:grid-cols-[16rem_9.5rem_auto] sm:justify-start"
    >
      <Field
        label={words.period}
        isLabelHidden
        error={chosen ? undefined : form.errorOf('period')}
        className="max-sm:col-span-2"
      >
        {(control) => (
          <SelectInput
            {...control}
            className={besideButton}
            value={chosen?.value ?? ''}
            onChange={({ target }) =>
              navigate(periodSearch(periods, target.value), { preventScrollReset: true })
            }
          >
            {!chosen && <option value="">{words.choosePeriod}</option>}
            {periods.map(({ value, text, provisional }) => (
              <option key={value} value={value}>
                {provisional ? words.inProgress(text) : text}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <FormField form={form} name="lang" label={words.pdfLanguage} isLabelHidden>
        {(control) => (
          <SelectInput {...control} className={besideButton}>
            {statementLanguages.map((known) => (
              <option key={known} value={known}>
                {words.languages[known]}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            busy={progress !== undefined}
            busyLabel={percent === null ? words.preparing : words.receiving(String(percent))}
          >
            <Icon name="download" />
            {words.download}
          </Button>
          {progress && (
            <Button
              variant="ghost"
              onClick={() => {
                // The cancel button disappears with the download: move the focus to the main button first.
                button()?.focus();
                cancel();
              }}
            >
              {words.cancel}
            </Button>
          )}
        </div>
        {progress && <ReportProgressBar label={words.progress} progress={progress} />}
        <p role="status" className="sr-only">
          {progress && words.preparing}
        </p>
      </div>
    </Form>
  );
};
