import type { bulkLinksWords as Spanish } from '../es/bulk-links.ts';

export const bulkLinksWords: typeof Spanish = {
  title: 'Paid leagues from a file',
  explanation:
    'Upload a CSV with one link per line, up to 10,000. Every line is checked first: all the links are created or none, and an e-mail is written for each customer.',
  back: 'Paid leagues',
  files: {
    drop: 'Drag your CSV files here',
    choose: 'or choose them on your computer',
    hint: 'Only .csv, of at most 10 MB; up to 5 files at once.',
    template: 'Download the template',
    chosen: 'Files',
    remove: (name) => `Remove ${name}`,
    missing: 'You must add at least one file',
    notCsv: (name) => `“${name}” is not a CSV file. Only .csv files are accepted.`,
    tooLarge: (name) => `“${name}” exceeds 10 MB.`,
    tooMany: (max) => `Upload at most ${max} files.`,
  },
  columns: {
    referenceNumber: 'Reference',
    email: 'E-mail',
    phoneNumber: 'Phone',
    amount: 'Amount',
    currency: 'Currency',
    expirationDate: 'Due date',
    typeFrequency: 'How it is paid',
    frequency: 'Periodicity',
    numberOfPays: 'Payments',
    nextPaymentDate: 'Next payment',
    offsetExpiration: 'Days to the due date',
    returnUrl: 'Return to the shop',
  },
  lines: {
    title: 'Lines of the files',
    line: 'Line',
    actions: 'Actions',
    none: '—',
    place: (line) => `Line ${line}`,
    placeInFile: (line, file) => `${file}, line ${line}`,
    cell: (column, place) => `${column}, ${place}`,
    remove: (place) => `Remove: ${place}`,
    removeShort: 'Remove',
  },
  preview: {
    title: 'Preview',
    show: 'Which lines are shown',
    all: (count) => `All (${count})`,
    wrong: (count) => `With problems (${count})`,
    replacing: (count) => `Replacing (${count})`,
    pages: 'Pages of the preview',
    previous: 'Previous lines',
    next: 'Next lines',
    rows: (first, last, all) => `${first} to ${last} of ${all}`,
  },
  faults: {
    ofFile: 'Correct the file and upload it again',
    at: (file, line, column, text) =>
      column === null ? `${file}, line ${line}: ${text}` : `${file}, line ${line}, ${column}: ${text}`,
    tooLong: (lines, max) =>
      `The files have ${lines} lines in total; at most ${max} links are created at once.`,
    more: (count) => `And ${count} more.`,
  },
  create: 'Create links',
  createCount: (count, shown) => (count === 1 ? 'Create 1 link' : `Create ${shown} links`),
  toCorrect: (count, shown, all) =>
    count === 1 ? `1 of ${all} lines to correct` : `${shown} of ${all} lines to correct`,
  allRight: (count, shown) => (count === 1 ? 'The line is correct' : `All ${shown} lines are correct`),
  replacing: {
    lines: (count, shown, all) =>
      count === 1
        ? `1 of ${all} lines replaces an open payment`
        : `${shown} of ${all} lines replace open payments`,
    kinds: { link: 'the open link', form: 'the open payment page' },
    ofAnother: (kind, email, amount) => `Replaces ${kind} for ${email}, of ${amount}.`,
    ofSame: (kind, amount) => `Replaces ${kind} for the same customer, of ${amount}.`,
    title: (count, shown) => (count === 1 ? 'Replace 1 open payment?' : `Replace ${shown} open payments?`),
    sentence: (count) =>
      count === 1 ? 'Its customer can no longer pay it.' : 'Their customers can no longer pay them.',
    ofOthers: (count, shown) =>
      count === 1
        ? '1 is another customer’s: check its reference.'
        : `${shown} are other customers’: check their references.`,
    more: (count) => `And ${count} more, marked in the preview.`,
    submit: 'Replace and create',
    running: 'Creating the links…',
  },
  created: (count) =>
    count === 1 ? 'Paid league was successfully created' : 'Paid leagues were successfully created',
  progress: {
    label: 'Progress',
    uploading: (percent) => `Uploading the files: ${percent}%`,
    waiting: 'Waiting for the server…',
    checking: (done, rows) => `Checking lines: ${done} of ${rows}`,
    creating: (done, rows) => `Creating links: ${done} of ${rows}`,
    mailing: (done, rows) => `The links are ready. Writing e-mails: ${done} of ${rows}`,
    note: 'All of them or none: if it is interrupted, nothing is left half done.',
  },
  result: {
    title: (count, shown) => (count === 1 ? '1 link was created' : `${shown} links were created`),
    text: 'We wrote an e-mail for each customer. Download the links to share them another way.',
    replaced: (count, shown) =>
      count === 1
        ? '1 open payment was replaced and can no longer be paid.'
        : `${shown} open payments were replaced and can no longer be paid.`,
    download: 'Download the links (CSV)',
    toList: 'See the paid leagues',
    another: 'Upload another file',
    fileName: (company, day) => `paid-leagues-${company}-${day}.csv`,
    headings: ['Transaction', 'Reference', 'E-mail', 'Amount', 'Due date', 'Link'],
  },
};
