import type { transactionsWords as Spanish } from '../es/transactions.ts';

export const transactionsWords: typeof Spanish = {
  title: 'Movements',
  found: (count) => `${count} in total`,
  loading: 'Loading transactions',
  columns: {
    reference: 'Reference',
    customer: 'Customer',
    method: 'Method',
    status: 'Status',
    date: 'Created',
    amount: 'Amount',
  },
  search: {
    label: 'Search transactions',
    placeholder: 'Name, reference, amount, card…',
    clear: 'Clear the search',
    foundOfNewest: (count) => `${count} among the newest`,
    partial: (count) =>
      `Too many transactions match: these are from the ${count} newest. Add another word or choose dates.`,
  },
  transactionNumber: (id) => `No. ${id}`,
  filters: {
    status: 'Status',
    allStatuses: 'All',
    withChargeback: 'With a chargeback',
    chargebackIs: (outcomes) => `Chargeback ${outcomes}`,
    declineReason: 'Decline reason',
    anyDeclineReason: 'All',
    referenceCashUnavailable:
      'It can be searched with all statuses, or with Paid, Pending payment or Reference expired.',
    chargeback: 'Chargeback',
    chargebackLegend: 'Chargeback status',
    noChargeback: 'None',
  },
  report: {
    explanation: (count) =>
      count === '1'
        ? 'A CSV of the transaction that matches the filters.'
        : `A CSV of the ${count} transactions that match the filters.`,
    nothing: 'There are no transactions to report.',
    preparing: (count) => (count === '1' ? 'Preparing 1 transaction…' : `Preparing ${count} transactions…`),
  },
  states: {
    failed: 'The transactions could not be loaded',
    emptyTitle: 'No transactions yet',
    emptyText: 'Every charge of your business appears here, with its status and what is deposited.',
    emptyBy: {
      link: 'Generate a payment link, send it to your customer, and its charge appears here.',
      docs: 'Make a test payment from the documentation and you will see it here.',
    },
    noneTodayTitle: 'No transactions today',
    noneTodayText: (day) =>
      `The list shows what was created today, ${day}. Choose other dates to see what came before.`,
    filteredTitle: 'No transactions match the filters',
    filteredText: 'Check what you typed, widen the dates or clear the filters.',
    nothingSearchedTitle: 'Choose at least one chargeback status',
    nothingSearchedText: 'Transactions with a chargeback are searched by how it stands or ended.',
    anyDate: 'See any date',
    allChargebacks: 'See all chargebacks',
    makePayment: 'Make a test payment',
    makeLink: 'Generate a payment link',
  },
};
