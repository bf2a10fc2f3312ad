/** The server cannot start, for a reason that its operator can act on: the message says which, and what to do. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
