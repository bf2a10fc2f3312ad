import type { SendOutcome } from '../../request-builder/lib/send-request.ts';

/** The reasons for which a step's call was not sent. */
export type StepHindrance =
  | 'malformedJson'
  | 'missingCredentials'
  | 'missingSignIn'
  | 'missingParameters'
  | 'unusableParameters';

export type StepState = {
  /** The index of the chosen call among the step's. */
  readonly choice: number;
  /** The JSON that is sent, as it stands. */
  readonly text: string;
  readonly params: Readonly<Record<string, string>>;
  /** The reference that was proposed for it; one that the reader typed stays theirs. */
  readonly reference: string | null;
  readonly outcome: SendOutcome | null;
  /** Left out: what it does was done elsewhere. */
  readonly skipped: boolean;
  readonly hindrance: StepHindrance | null;
};
