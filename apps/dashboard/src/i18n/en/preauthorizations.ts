import type { preauthorizationsWords as Spanish } from '../es/preauthorizations.ts';

export const preauthorizationsWords: typeof Spanish = {
  title: 'Preauthorizations',
  found: (count) => `${count} to charge or cancel`,
  explanation:
    'Amounts held on your customer’s card. Charge all or part of them, or cancel them: after 7 days they are released automatically.',
  loading: 'Loading preauthorizations',
  expires: 'Expires',
  authorized: 'Authorized',
  charge: 'Charge',
  chargeOne: (reference) => `Charge ${reference}`,
  states: {
    failed: 'The preauthorizations could not be loaded',
    emptyTitle: 'There are no preauthorizations',
    emptyText: 'Every authorized payment that you have neither charged nor canceled appears here.',
    emptySandbox: 'Make a test preauthorization from the documentation and you will see it here.',
    filteredTitle: 'No preauthorizations match the filters',
    filteredText: 'It may have already been charged or canceled: look for it in Movements.',
  },
  drawer: {
    loading: 'Loading the preauthorization',
    failed: 'The preauthorization could not be loaded',
    notFound: 'This preauthorization does not exist',
    notFoundText: 'Check the number, or look for it in the list. It may belong to another business.',
    noLonger: 'It is no longer a preauthorization',
    noLongerText: (reference) =>
      `${reference} is not authorized: it was charged or canceled, or has expired.`,
    seeMovement: 'See the transaction',
  },
};
