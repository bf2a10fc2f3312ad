import { environments } from '@pasarela/contracts/accounts/environments';
import { currency } from '@pasarela/contracts/money/money';
import { Status, type TransactionStatus } from '@pasarela/contracts/statuses/transaction-status';
import { usePaletteWords } from '#app/palette/palette-words.ts';
import { menuOf, screens } from '#app/screens/screens.ts';
import { StackedText } from '#components/data-table/stacked-text.tsx';
import { useTransactionsWords } from '#components/list/transactions-words.ts';
import { Money } from '#components/money/money.tsx';
import { CardLabel } from '#components/payment/card-label.tsx';
import { TransactionStatusBadge } from '#components/status/status-badges.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Wordmark } from '#components/ui/wordmark.tsx';
import { useLanguage } from '#i18n/use-words.ts';

type Row = {
  readonly reference: string;
  readonly customer: string;
  readonly bought: string;
  readonly status: TransactionStatus;
  readonly amount: number;
};

/** A bookshop of the demo. */
const business = 'Librería Jacaranda';

/** Some of its movements. */
const rows: readonly Row[] = [
  {
    reference: 'LJ-12618',
    customer: 'Mariana Castañeda',
    bought: 'Visa ···· 4242',
    status: Status.accepted,
    amount: 1_284.5,
  },
  {
    reference: 'LJ-12617',
    customer: 'Héctor Ibáñez',
    bought: 'OXXO',
    status: Status.pendingPayment,
    amount: 386,
  },
  {
    reference: 'LJ-12616',
    customer: 'Itzel Ramírez',
    bought: 'Mastercard ···· 4444',
    status: Status.accepted,
    amount: 2_940,
  },
  {
    reference: 'LJ-12615',
    customer: 'Óscar Villanueva',
    bought: 'Visa ···· 0002',
    status: Status.rejected,
    amount: 620.9,
  },
  {
    reference: 'LJ-12614',
    customer: 'Camila Ordóñez',
    bought: 'American Express ···· 8431',
    status: Status.refunded,
    amount: 199,
  },
  {
    reference: 'LJ-12613',
    customer: 'Raúl Jiménez',
    bought: 'Aplazo',
    status: Status.accepted,
    amount: 3_450,
  },
  {
    reference: 'LJ-12612',
    customer: 'Daniela Peña',
    bought: 'Visa ···· 5556',
    status: Status.authorized,
    amount: 875.25,
  },
  {
    reference: 'LJ-12611',
    customer: 'Andrés Zúñiga',
    bought: 'Paynet',
    status: Status.accepted,
    amount: 149,
  },
  {
    reference: 'LJ-12610',
    customer: 'Regina Flores',
    bought: 'Mastercard ···· 8210',
    status: Status.review,
    amount: 1_120,
  },
];

/** What an administrator sees of it. */
const menu = menuOf('Admin', 'general');

const cell =
  'h-(--row) border-b border-line px-2 text-left whitespace-nowrap max-xl:first:pl-0 max-xl:last:pr-0 xl:px-3';

/** The list of movements as it looks, beside the sign-in form: a picture, out of reach of keyboard and screen readers. */
export const ProductPicture = () => {
  const { open } = usePaletteWords();
  const { title, columns } = useTransactionsWords();
  const [language] = useLanguage();
  return (
    <div
      aria-hidden="true"
      inert
      className="w-full overflow-hidden xl:min-w-[46rem] rounded-l-panel border border-r-0 border-line bg-ground text-14 shadow-float select-none"
    >
      <div className="stripe flex h-8 items-center px-5 text-12 font-semibold text-on-stripe">
        {environments.Sandbox.tag[language]}
      </div>
      <div className="flex items-center gap-5 border-b border-line bg-paper py-2 pr-6 pl-5">
        <Wordmark />
        <span className="ml-auto flex h-9 w-60 items-center gap-2 rounded-control border border-edge px-3 text-13 text-ink-soft max-xl:hidden">
          <Icon name="search" className="size-3.5" />
          {open}
        </span>
        <span className="flex items-center gap-1.5 text-ink-soft max-xl:ml-auto">
          {business}
          <Icon name="chevronDown" className="size-3.5" />
        </span>
      </div>
      {/* Where there is little room: what it is about, without the menu and the references. */}
      <div className="xl:grid xl:grid-cols-[12.75rem_minmax(0,1fr)]">
        <div className="px-3 py-5 max-xl:hidden">
          {menu.map(({ path, title }) => (
            <p
              key={path}
              className={`rounded-control px-3 py-2 ${path === screens.transactions.path ? 'bg-accent-soft font-medium text-accent-strong' : 'text-ink-soft'}`}
            >
              {title[language]}
            </p>
          ))}
        </div>
        <div className="p-5 xl:pr-6 xl:pl-3">
          <p className="pb-4 text-20 font-semibold">{title}</p>
          <table className="w-full">
            <thead className="text-12 text-ink-soft">
              <tr>
                <th className={`${cell} max-xl:hidden`}>{columns.reference}</th>
                <th className={cell}>{columns.customer}</th>
                <th className={cell}>{columns.status}</th>
                <th className={`${cell} text-right`}>{columns.amount}</th>
              </tr>
            </thead>
            <tbody className="[&>tr:last-child>td]:border-b-0">
              {rows.map(({ reference, customer, bought, status, amount }) => (
                <tr key={reference}>
                  <td className={`${cell} figures font-medium whitespace-nowrap max-xl:hidden`}>
                    {reference}
                  </td>
                  <td className={`${cell} py-1`}>
                    <StackedText text={customer} below={<CardLabel text={bought} />} />
                  </td>
                  <td className={cell}>
                    <TransactionStatusBadge statusId={status} name="" />
                  </td>
                  <td className={`${cell} text-right font-medium`}>
                    <Money amount={amount} currency={currency} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
};
