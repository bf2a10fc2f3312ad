import type { fraudWords as Spanish } from '../es/fraud.ts';

export const fraudWords: typeof Spanish = {
  title: 'Fraud management',
  tabs: { label: 'Fraud management', velocity: 'Velocity rules', blacklist: 'Blacklist' },
  velocity: {
    explanation:
      'How many payment attempts you accept with the same value within a time range. The next one goes to review with 3D Secure; in cash or by Aplazo it is declined.',
    loading: 'Loading the rules',
    failed: 'The rules could not be loaded',
    active: 'Active',
    inactive: 'Inactive',
    upTo: 'Up to',
    attempts: {
      email: 'attempts with the same e-mail within',
      ip: 'attempts from the same IP within',
      card: 'attempts with the same card within',
    },
    value: 'Attempts',
    range: 'Time range',
    save: 'Save',
    saving: 'Saving…',
    discard: 'Discard',
    unsaved: 'Not saved',
    saved: 'Saved',
    updated: 'Updated correctly',
    notUpdated: 'The rule was not updated',
    reverted: (min, max) => `Left as it was: type a whole number from ${min} to ${max}.`,
    dryRun: {
      loading: 'Testing the rule on your payments…',
      failed: 'The rule could not be tested on your payments.',
      title: 'On your payments',
      none: 'Nobody has tried to pay in the last 30 days: there is nothing to test the rule on.',
      nothing: (days, attempts) => `${days} days: it would have stopped none of ${attempts} attempts`,
      review: (days, review, attempts) =>
        `${days} days: it would have sent ${review} of ${attempts} attempts to review`,
      declined: (days, declined, attempts) =>
        `${days} days: it would have declined ${declined} of ${attempts} attempts`,
      both: (days, review, declined, attempts) =>
        `${days} days: of ${attempts} attempts it would have sent ${review} to review and declined ${declined}`,
      incomplete: (max) => `Tested on the newest ${max} attempts.`,
    },
  },
  blacklist: {
    title: 'Blacklist',
    explanation:
      'No payment or subscription charge with any of these is accepted. Card numbers are not stored.',
    found: (count) => `${count} in total`,
    loading: 'Loading the blacklist',
    columns: { value: 'E-mail, IP or card', type: 'Type', active: 'Status', date: 'Added' },
    active: 'Active',
    inactive: 'Inactive',
    filters: {
      type: 'Type',
      allTypes: 'All',
      value: 'Search',
      valueHint: 'Part of the e-mail or IP; for a card, its brand or last four digits.',
      valueTooLong: (max) => `Type ${max} characters or fewer.`,
    },
    states: {
      failed: 'The blacklist could not be loaded',
      emptyTitle: 'The blacklist is empty',
      emptyText:
        'Add the e-mail, IP or card of anyone who should not pay you. You can also add them from a transaction.',
      filteredTitle: 'Nothing matches the filters',
      filteredText: 'Check what you typed, or remove the filters.',
    },
    add: 'Add',
    addTitle: 'Add to the blacklist',
    addText: 'Once you save it, no payment with it is accepted.',
    editTitle: 'Change the entry',
    editText: 'An inactive entry stays on the list and stops nobody.',
    type: 'Type',
    value: { email: 'E-mail', ip: 'IP address', card: 'Card number' },
    hint: {
      email: 'For example fraude@example.com. Case does not matter.',
      ip: 'IPv4, for example 203.0.113.77.',
      card: 'The full number. Only its fingerprint, brand and last four digits are stored.',
    },
    fixedCard: 'The number is not stored: the entry can only be switched on or off.',
    isActive: 'Active',
    save: 'Save',
    saving: 'Saving…',
    submitAdd: 'Add',
    adding: 'Adding…',
    gone: 'This entry is not on the page of the list that is shown.',
  },
  fromTransaction: {
    title: 'Add to the blacklist',
    text: (reference) => `From transaction ${reference}. Once you save it, no payment with it is accepted.`,
    legend: 'What to add',
  },
};
