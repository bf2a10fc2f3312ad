import type { SendOutcome } from '../../request-builder/lib/send-request.ts';
import type { StepHindrance } from '../lib/step-state.ts';

/** A free reference for each step, by its name. Chance and time come in with the actions. */
export type References = Readonly<Record<string, string>>;

export type ScenarioAction =
  | { readonly type: 'begun'; readonly references: References }
  | {
      readonly type: 'callChosen';
      readonly step: string;
      readonly choice: number;
      readonly reference: string;
    }
  | { readonly type: 'textEdited'; readonly step: string; readonly text: string }
  | { readonly type: 'paramEdited'; readonly step: string; readonly name: string; readonly value: string }
  | { readonly type: 'stepSkipped'; readonly step: string }
  | { readonly type: 'sendHindered'; readonly step: string; readonly by: StepHindrance }
  /** What was sent before, and what follows, has new references: those before may be taken. */
  | { readonly type: 'sendStarted'; readonly step: string; readonly references: References }
  | { readonly type: 'sendFinished'; readonly step: string; readonly outcome: SendOutcome };
