import { day, hour, minute } from './dates.ts';

/** The product's constants; where they come from stands beside each. */
export const limits = {
  /** Rows of a page and buttons of the pagination (dashboard specification, section 9). */
  rowsOfPage: 10,
  mostRowsOfPage: 100,
  mostPageNumber: 10_000_000,
  /** Longest texts of a list's filters, in characters. */
  filterLength: { referenceNumber: 30, email: 254, referenceCash: 30 },
  pageButtons: 10,
  /** Milliseconds. */
  toast: 5_000,
  refundToast: 10_000,
  /** A refund can be made from this long after the payment. */
  refundWait: 5 * minute,
  /** Only the whole can be refunded before this. */
  partialRefundWait: 24 * hour,
  authorizationValidity: 7 * day,
  /** Failed sign-ins of one user from one address before both wait. */
  loginFailures: 10,
  /** … of one user from any address: looser, so that a stranger cannot lock somebody out. */
  loginFailuresOfUser: 100,
  loginLock: 30 * minute,
  /** Tokens of the dashboard end when idle this long, or this long after signing in. */
  sessionIdle: 60 * minute,
  sessionIdleWarning: 2 * minute,
  sessionLife: 12 * hour,
  /** Tokens of `Authenticate`. */
  paymentTokenLife: 60 * minute,
  idempotencyLife: 24 * hour,
} as const;
