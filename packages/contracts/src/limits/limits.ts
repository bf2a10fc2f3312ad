import { day, hour, minute } from '../dates/dates.ts';

/** The constants of the product, each with its source. */
export const limits = {
  /** Rows of a page and buttons of the pagination (TRANSACTION-9). */
  rowsOfPage: 10,
  maxRowsOfPage: 100,
  maxPageNumber: 10_000_000,
  /** The most rows that can be sorted by any column (measured); longer lists can only be sorted by date. */
  sortedRows: 10_000,
  /** Longest texts of a list's filters, in characters. */
  filterLength: { referenceNumber: 30, email: 254, referenceCash: 30 },
  /** The longest text that is typed to find a payment, in characters. */
  searchLength: 60,
  /** A search that more payments match than this looks at so many of the newest. */
  searchedRows: 1_000,
  pageButtons: 10,
  /** Milliseconds. */
  toast: 5_000,
  refundToast: 10_000,
  /** A reference, in characters. */
  referenceLength: 30,
  /** The max length of a return URL, in characters, and how long a hosted page waits before it redirects to it. */
  returnUrlLength: 2_048,
  returnWait: 10_000,
  /** Payments of a link in installments, the first of them included (docs/specification/payment-links.md). */
  linkPayments: { min: 2, max: 1_000_000 },
  linkOffsetDays: 3_660_000,
  /** The max files of payment links in one call, and the max lines in all of them together. */
  linkFiles: 5,
  linkLines: 10_000,
  /** The wait between two e-mails of a link, and the most e-mails in 24 hours; by real time. */
  linkEmailWait: 5 * minute,
  linkEmailsOfDay: 5,
  /**
   * The most references whose open payments one call can look up, and the most open payments that one call can agree to replace.
   */
  checkedReferences: 1_000,
  confirmedReplacements: 100,
  /** A refund can be made from this long after the payment. */
  refundWait: 5 * minute,
  /** Partial refunds are allowed from this long after the payment; earlier, only the whole amount can be refunded. */
  partialRefundWait: 24 * hour,
  authorizationValidity: 7 * day,
  /** The life of an unpaid checkout and of a 3D Secure challenge without an answer. */
  checkoutLife: 24 * hour,
  challengeLife: 30 * minute,
  /** A cash reference can be paid until 23:59 of this many days later. */
  cashDueDays: 3,
  /** The max days by which one call may move a sandbox account's clock, and the years in which that clock begins and ends. */
  clockMoveDays: 3_660,
  clockFirstYear: 1_970,
  clockLastYear: 8_999,
  /** How long an isolated sandbox account lives, in hours of real time: unless its maker says otherwise, and at most. */
  isolatedAccountHours: { usual: 24, max: 168 },
  /** The isolated accounts that one API key has at a time. */
  isolatedAccounts: 100,
  /** How long a call of a test waits for a state, in seconds: unless it says otherwise, and at most. */
  waitSeconds: { usual: 10, max: 30 },
  /** A snapshot of a sandbox account: its rows and its bytes at most. It is restored in one database transaction. */
  snapshotRows: 10_000,
  snapshotBytes: 8 * 1_024 * 1_024,
  /** The life of a form session, by real time. */
  formSessionLife: 30 * minute,
  /** Days for the proof of a chargeback, and for its decision after that. */
  chargebackProof: 10 * day,
  chargebackDecision: 15 * day,
  /** Files of a proof (docs/specification/files.md). */
  chargebackFiles: 5,
  /** Hours of the day in Mexico City at which settlements and collections run. */
  settlementHour: 8,
  collectionHour: 6,
  /** The failed charges of one payment after which its subscription is paused. */
  collectionAttempts: 3,
  /** How long the link with which a card is replaced can be used. */
  cardReplacementLife: 7 * day,
  /** The number of attempts in a velocity rule: more than 0 and less than 30. */
  velocityValue: { min: 1, max: 29 },
  /** The periods of a velocity rule's dry run, in days, and the most attempts that it examines, newest first. */
  dryRunDays: [7, 30],
  dryRunAttempts: 20_000,
  /** The length of a reason in the dashboard, in characters; the payment API has the same maximum. */
  justification: { min: 5, max: 250 },
  justificationWarning: 5_000,
  cancelReason: 500,
  /** The merchant's own note of a refund, in characters. */
  refundNote: 250,
  /** Failed sign-ins of a user from one address after which the user is locked there. */
  loginFailures: 10,
  /**
   * Failed sign-ins of a user from any address after which the user is locked, except at addresses from which they have signed in
   * before, so that a stranger cannot lock them out.
   */
  loginFailuresOfUser: 100,
  loginLock: 30 * minute,
  /** How long an address from which a user has signed in is remembered. */
  knownAddressLife: 90 * day,
  /** The password length in characters. No composition is required, but common passwords are refused. */
  passwordLength: { min: 12, max: 200 },
  userNameLength: { min: 3, max: 50 },
  /** How long a link can be used with which a password is chosen: of a forgotten one, and of a new user. By real time. */
  passwordResetLife: 30 * minute,
  invitationLife: 7 * day,
  /** The most links of a forgotten password that are asked for with one name from one address within `loginLock`. */
  passwordResetAsks: 10,
  /** The most such links that are sent to a user within `passwordResetLife`; further ones are left out in silence. */
  passwordResetEmails: 5,
  /**
   * The most taken user names and e-mails that a user may be told within `loginLock`, so that they cannot be found out by trying.
   */
  takenNames: 20,
  /** A dashboard session ends after this time without use, and after this time in total. */
  sessionIdle: 60 * minute,
  sessionIdleWarning: 2 * minute,
  sessionLife: 12 * hour,
  /** Tokens of `Authenticate`. */
  paymentTokenLife: 60 * minute,
  idempotencyLife: 24 * hour,
  /** How long a request of the payment API stays in its log, by real time. */
  requestLogLife: 30 * day,
  /** How long a finished webhook message is kept, by real time. */
  webhookLife: 90 * day,
  /** How long a finished e-mail is kept, by real time. */
  emailLife: 90 * day,
  /** The max hours for which the previous signing secret of webhooks stays valid beside a new one, by real time. */
  previousSecretHours: 72,
  /** Integration settings (docs/specification/settings.md), in characters. */
  notificationText: 600,
  notificationEmails: 600,
  addressLength: 2_000,
  /** Calls per minute of each API key, user and address; the default of a deployment. */
  callsPerMinute: 6_000,
  /** The longest JSON body of any call. Most calls accept less, depending on their fields. */
  bodyBytes: 256 * 1_024,
  /** The most line problems of a file that a refusal lists; it states the number of the others. */
  namedLineProblems: 2_000,
  /** The most fields that a refusal names; it states the number of the others. */
  namedErrors: 50,
  /** The size of an uploaded file, and the width and height of an image. */
  fileBytes: 10 * 1_024 * 1_024,
  imagePixels: 2_000,
  /** The max total size of an account's files, in bytes. */
  storedBytes: 500 * 1_024 * 1_024,
  /** The built-in inbox: the size of a message, and the number of messages that are kept. */
  inboxBytes: 64 * 1_024,
  inboxMessages: 500,
} as const;
