import type { listWords as Spanish } from '../es/list.ts';

export const listWords: typeof Spanish = {
  clearAll: 'Clear all filters',
  clearFilters: 'Clear the filters',
  beyondTitle: 'This page no longer exists',
  beyondText: 'The list has fewer pages than the address asks for.',
  firstPage: 'Go to the first page',
  actions: 'Actions',
  keys: 'The arrow keys move between rows; Page Down and Page Up turn the pages.',
  sort: {
    label: 'Sort',
    ascending: (column) => `${column}, ascending`,
    descending: (column) => `${column}, descending`,
    tooMany: (most) => `More than ${most} rows are sorted by date alone. Filter first.`,
    refusedTitle: 'Too many for this order',
    refusedAction: "Back to the list's own order",
  },
  identity: {
    idTransaction: 'Transaction',
    idTransactionHint: 'The whole number, for example 1024.',
    idTransactionInvalid: 'Type the number of the transaction alone.',
    referenceNumber: 'Reference',
    referenceNumberHint: 'Searches by how the reference begins.',
    email: 'E-mail',
    emailHint: 'Searches by how the e-mail begins.',
    referenceCash: 'Cash reference',
    referenceCashHint: 'Searches by how the reference for paying at a store begins.',
    tooLong: (most) => `Type ${most} characters or fewer.`,
  },
  report: {
    download: 'Download report',
    downloadRows: (count) => `Download report (${count})`,
    done: 'Report downloaded',
    failed: 'The report could not be downloaded',
  },
};
