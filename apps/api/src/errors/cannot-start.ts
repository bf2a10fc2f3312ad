/** The server cannot start. The message tells the operator the reason and what to do. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
