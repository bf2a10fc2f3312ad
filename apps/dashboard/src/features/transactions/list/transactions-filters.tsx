import { declineReasonNames, declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import {
  type ChargebackOutcome,
  chargebackOutcomes,
  chargebackStatuses,
} from '@pasarela/contracts/statuses/chargeback-status';
import {
  isTransactionStatus,
  Status,
  transactionStatuses,
  transactionStatusIds,
} from '@pasarela/contracts/statuses/transaction-status';
import { FilterChip } from '#components/data-table/filter-chip.tsx';
import { CashReferenceChip, choiceChip, paymentChips, ReferenceChip } from '#components/list/list-chips.tsx';
import type { ListChipProps } from '#components/list/list-page.tsx';
import { type transactionsWords, useTransactionsWords } from '#components/list/transactions-words.ts';
import { StatusDot } from '#components/status/status-badges.tsx';
import { DropdownChoices, DropdownMenu } from '#components/ui/popups.tsx';
import {
  allowsCashReference,
  asksForChargebacks,
  type TransactionsSearch,
} from '#features/transactions/transactions-search.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-words.ts';

type Words = typeof transactionsWords.es.filters;

const outcomesText = (outcomes: readonly ChargebackOutcome[], language: Language): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(
    outcomes.map((outcome) => chargebackStatuses[outcome].label[language].toLowerCase()),
  );

/** What the list shows by its status. Status 17 asks for what has or had a chargeback, however that stands. */
export const statusFilterText = (
  { idStatus, statusChargeBack }: Pick<TransactionsSearch, 'idStatus' | 'statusChargeBack'>,
  words: Words,
  language: Language,
): string => {
  if (idStatus === 0) return words.allStatuses;
  if (!asksForChargebacks(idStatus)) return transactionStatuses[idStatus].label[language];
  const isPart = statusChargeBack.length > 0 && statusChargeBack.length < chargebackOutcomes.length;
  return isPart ? words.chargebackIs(outcomesText(statusChargeBack, language)) : words.withChargeback;
};

type ChipProps<Name extends keyof TransactionsSearch> = ListChipProps<
  TransactionsSearch[Name],
  TransactionsSearch
>;

/** All statuses, or one of the catalogue. */
const StatusChip = ({ search, value, onChange }: ChipProps<'idStatus'>) => {
  const words = useTransactionsWords().filters;
  const [language] = useLanguage();
  return (
    <FilterChip
      label={words.status}
      value={statusFilterText(search, words, language)}
      onClear={value === 0 ? undefined : () => onChange(0)}
    >
      {(trigger) => (
        <DropdownMenu trigger={trigger} align="start">
          <DropdownChoices
            label={words.status}
            value={String(value)}
            onChange={(chosen) => {
              const id = Number(chosen);
              onChange(isTransactionStatus(id) ? id : 0);
            }}
            choices={[
              { value: '0', label: words.allStatuses },
              ...transactionStatusIds.map((id) => ({
                value: String(id),
                label: statusFilterText({ idStatus: id, statusChargeBack: [] }, words, language),
                start: <StatusDot colour={transactionStatuses[id].colour} />,
              })),
            ]}
          />
        </DropdownMenu>
      )}
    </FilterChip>
  );
};

const CashChip = ({ search, value, onChange }: ChipProps<'referenceCash'>) => {
  const words = useTransactionsWords().filters;
  return (
    <CashReferenceChip
      value={value}
      onChange={onChange}
      disabledReason={allowsCashReference(search.idStatus) ? undefined : words.referenceCashUnavailable}
    />
  );
};

const ReasonChip = choiceChip(() => {
  const words = useTransactionsWords().filters;
  const [language] = useLanguage();
  return {
    label: words.declineReason,
    all: words.anyDeclineReason,
    choices: declineReasonNames.map((value) => ({
      value,
      label: declineReasons[value][language].split('.')[0] ?? value,
    })),
  };
});

/** Why a payment was declined, where declined ones are looked for. */
const DeclineChip = ({ search, value, onChange }: ChipProps<'authResult'>) =>
  (search.idStatus === Status.rejected || value) && <ReasonChip value={value} onChange={onChange} />;

export const transactionsChips = {
  idStatus: StatusChip,
  ...paymentChips,
  referenceNumber: ReferenceChip,
  referenceCash: CashChip,
  authResult: DeclineChip,
};
