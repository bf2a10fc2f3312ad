import type { EmailFailure } from '@pasarela/contracts/emails/email-failures';

/** An attempt to send failed. */
export class SmtpFailure extends Error {
  override name = 'SmtpFailure';
  readonly failure: EmailFailure;
  /** What the server said, where it said something. */
  readonly reply: string | null;

  constructor(failure: EmailFailure, reply: string | null = null) {
    super(reply === null ? failure : `${failure}: ${reply}`);
    this.failure = failure;
    this.reply = reply;
  }

  /** The same message will be refused again. */
  get final(): boolean {
    return this.failure === 'refused';
  }
}
