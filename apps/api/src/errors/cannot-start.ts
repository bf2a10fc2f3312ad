/** The server cannot start. The message tells the operator the reason and what to do. */
export class CannotStart extends Error {
  override name = 'CannotStart';
  /** What the program says before the message. */
  readonly headline: string = 'Pasarela cannot start.';
}

/** An installation cannot be moved. The message tells the operator the reason and what to do. */
export class CannotMove extends CannotStart {
  override name = 'CannotMove';
  override readonly headline = 'Nothing was moved.';
}

/** No link to choose a password can be made. The message tells the operator the reason and what to do. */
export class CannotReset extends CannotStart {
  override name = 'CannotReset';
  override readonly headline = 'No link was made.';
}
