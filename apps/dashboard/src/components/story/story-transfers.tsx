import { ledgerTransfers } from '@pasarela/contracts/ledger/ledger-accounts';
import type { StoryEntry } from '@pasarela/contracts/transactions/transaction-schema';
import { Money } from '#components/money/money.tsx';
import { useTransactionStoryWords } from '#components/story/transaction-story-words.ts';
import { useLanguage } from '#i18n/use-words.ts';

type Transfer = StoryEntry['transfers'][number];

/** The change that a transfer makes to the merchant's balance, signed. */
const toBalance = ({ kind, amount }: Transfer): number =>
  ledgerTransfers[kind].debit === 'merchant' ? -amount : amount;

/** The ledger transfers of a timeline entry, as changes of the merchant's balance. */
export const StoryTransfers = ({ transfers }: { readonly transfers: readonly Transfer[] }) => {
  const words = useTransactionStoryWords();
  const [language] = useLanguage();
  if (transfers.length === 0) return null;
  return (
    <dl aria-label={words.ledger} className="w-full max-w-72 border-l-2 border-line pl-3 text-13">
      {transfers.map((transfer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step's transfers never change, and have no id
        <div key={index} className="flex justify-between gap-6 py-px">
          <dt className="text-ink-soft">{ledgerTransfers[transfer.kind].label[language]}</dt>
          <dd>
            <Money amount={toBalance(transfer)} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
