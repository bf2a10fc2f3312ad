import { day, hour, minute } from '../dates/dates.ts';

/** The product's constants; where they come from stands beside each. */
export const limits = {
  /** Rows of a page and buttons of the pagination (TRANSACTION-9). */
  rowsOfPage: 10,
  maxRowsOfPage: 100,
  maxPageNumber: 10_000_000,
  /** Rows that can be put in the order of any column, measured; more than these, only in that of their dates. */
  sortedRows: 10_000,
  /** Longest texts of a list's filters, in characters. */
  filterLength: { referenceNumber: 30, email: 254, referenceCash: 30 },
  pageButtons: 10,
  /** Milliseconds. */
  toast: 5_000,
  refundToast: 10_000,
  /** A reference, in characters. */
  referenceLength: 30,
  /** Payments of a link in installments, the first of them included (docs/specification/payment-links.md). */
  linkPayments: { min: 2, max: 1_000_000 },
  linkOffsetDays: 3_660_000,
  /** The max files of payment links in one call, and the max lines in all of them together. */
  linkFiles: 5,
  linkLines: 10_000,
  /** The e-mail of a link: between two of them, and at most so many in 24 hours, by real time. */
  linkEmailWait: 5 * minute,
  linkEmailsOfDay: 5,
  /** References whose open payments one call asks for, and open payments that the call of one link agrees to replace. */
  checkedReferences: 1_000,
  confirmedReplacements: 100,
  /** A refund can be made from this long after the payment. */
  refundWait: 5 * minute,
  /** Partial refunds are allowed from this long after the payment; earlier, only the whole amount can be refunded. */
  partialRefundWait: 24 * hour,
  authorizationValidity: 7 * day,
  /** A checkout that nobody finishes, and a 3D Secure challenge that is left. */
  checkoutLife: 24 * hour,
  challengeLife: 30 * minute,
  /** A cash reference can be paid until 23:59 of this many days later. */
  cashDueDays: 3,
  /** The max days by which one call may move a sandbox account's clock, and the year in which that clock ends. */
  clockMoveDays: 3_660,
  clockLastYear: 8_999,
  /** A card that a merchant's page sent, by real time. */
  formSessionLife: 30 * minute,
  /** Days for the proof of a chargeback, and for its decision after that. */
  chargebackProof: 10 * day,
  chargebackDecision: 15 * day,
  /** Files of a proof (docs/specification/files.md). */
  chargebackFiles: 5,
  /** Hours of the day in Mexico City at which settlements and collections run. */
  settlementHour: 8,
  collectionHour: 6,
  /** Failed charges of one payment before its subscription rests. */
  collectionAttempts: 3,
  /** How long the link with which a card is replaced can be used. */
  cardReplacementLife: 7 * day,
  /** Attempts that a velocity rule takes: more than 0 and less than 30. */
  velocityValue: { min: 1, max: 29 },
  /** The periods of a velocity rule's dry run, in days, and the newest attempts that it looks at. */
  dryRunDays: [7, 30],
  dryRunAttempts: 20_000,
  /** The length of a reason: in the dashboard, and at most in the payment API. */
  justification: { min: 5, max: 250 },
  justificationWarning: 5_000,
  cancelReason: 500,
  /** Failed sign-ins of one user from one address before both wait. */
  loginFailures: 10,
  /**
   * … of one user from any address. It is looser, and holds only where the user has not signed in before: a stranger who fails on
   * purpose locks nobody out of the addresses that they use.
   */
  loginFailuresOfUser: 100,
  loginLock: 30 * minute,
  /** How long an address from which a user has signed in is remembered. */
  knownAddressLife: 90 * day,
  /** In characters. A password is judged by its length and by how well known it is, not by what it is composed of. */
  passwordLength: { min: 12, max: 200 },
  userNameLength: { min: 3, max: 50 },
  /** Names and e-mails of others that one user may run into within `loginLock`: more would be trying them out. */
  takenNames: 20,
  /** Tokens of the dashboard end when idle this long, or this long after signing in. */
  sessionIdle: 60 * minute,
  sessionIdleWarning: 2 * minute,
  sessionLife: 12 * hour,
  /** Tokens of `Authenticate`. */
  paymentTokenLife: 60 * minute,
  idempotencyLife: 24 * hour,
  /** How long a request of the payment API stays in its log, by real time. */
  requestLogLife: 30 * day,
  /** How long a result that needs no other attempt can be looked at and sent again, by real time. */
  webhookLife: 90 * day,
  /** How long an e-mail that needs no other attempt can be looked at, by real time. */
  emailLife: 90 * day,
  /** Integration settings (docs/specification/settings.md), in characters. */
  notificationText: 600,
  notificationEmails: 600,
  addressLength: 2_000,
  /** Calls that each API key, each user and each address may make in a minute, where a deployment says nothing else. */
  callsPerMinute: 6_000,
  /** The longest body of any call, where it is JSON; most calls take less, by what their fields can hold. */
  bodyBytes: 256 * 1_024,
  /** Problems with the lines of a file that a refusal names; of the others it says how many they are. */
  namedLineProblems: 2_000,
  /** Fields that a refusal names; of the others it says how many they are. */
  namedErrors: 50,
  /** A file that is uploaded, and the width and height of an image. */
  fileBytes: 10 * 1_024 * 1_024,
  imagePixels: 2_000,
  /** The max total size of an account's files, in bytes. */
  storedBytes: 500 * 1_024 * 1_024,
  /** The built-in inbox: the size of a message, and how many stay. */
  inboxBytes: 64 * 1_024,
  inboxMessages: 500,
} as const;
