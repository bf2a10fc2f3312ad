import type {
  KeyRule,
  Operation,
  OperationAnswer,
  OperationInput,
} from '@pasarela/contracts/http/define-operation';
import type { OperationName, Operations } from '@pasarela/contracts/operations';
import type { RoleName } from '@pasarela/contracts/roles/roles';
import type { SandboxScenario } from '@pasarela/contracts/sandbox/scenarios';
import type { Language } from '@pasarela/contracts/words/words';
import type { Actor, CallAccount, CallApiKey, CallUser } from '#core/account/caller.ts';
import type { FileAnswer } from '#core/files/file-answer.ts';
import type { Unit } from '#database/queries.ts';

type Granted = {
  public: object;
  signedIn: { readonly user: CallUser };
  role: {
    readonly user: CallUser;
    readonly role: RoleName;
    readonly account: CallAccount;
    readonly actor: Actor;
  };
  payer: { readonly account: CallAccount };
  apiKey: { readonly apiKey: CallApiKey; readonly account: CallAccount; readonly actor: Actor };
};

type GrantedTo<O extends Operation> = O['access'] extends { readonly withKey: KeyRule }
  ? { readonly account: CallAccount; readonly actor: Actor }
  : Granted[O['access']['kind']];

type Once<O> = O extends { readonly idempotent: true }
  ? {
      /** Runs the work in one unit, once per `Idempotency-Key`; a repeated call gets the first answer. */
      readonly once: (
        work: (unit: Unit) => Promise<OperationAnswer<O extends Operation ? O : never>>,
      ) => Promise<OperationAnswer<O extends Operation ? O : never>>;
    }
  : object;

type Leaving<O> = O extends { readonly answerKind: 'file' } | { readonly waits: true }
  ? {
      /** Aborted if the caller disconnects before the answer. */
      readonly signal: AbortSignal;
    }
  : object;

/** A validated and authorized call. */
export type Call<O extends Operation> = OperationInput<O> &
  GrantedTo<O> &
  Once<O> &
  Leaving<O> & {
    readonly language: Language;
    readonly requestId: string;
    readonly address: string;
    /** The `Sandbox-Scenario` of the call, if it has one. */
    readonly scenario?: SandboxScenario;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  };

export type Handler<O extends Operation> = (
  call: Call<O>,
) => Promise<
  O['answerKind'] extends 'file'
    ? FileAnswer
    : O['answerKind'] extends 'events'
      ? AsyncIterable<OperationAnswer<O>>
      : OperationAnswer<O>
>;

/** The handlers of the named operations. */
export type HandlersOf<Name extends OperationName> = { readonly [N in Name]: Handler<Operations[N]> };
export type Handlers = HandlersOf<OperationName>;
