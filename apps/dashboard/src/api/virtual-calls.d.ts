declare module 'virtual:calls' {
  import type { AnswerKind, Method } from '@pasarela/contracts/http/define-operation';
  import type { OperationName } from '@pasarela/contracts/operations';

  export type Call = {
    readonly method: Method;
    readonly path: string;
    readonly answerKind: AnswerKind;
    /** The payer makes the call, known by the address of the hosted page alone: no session token is sent. */
    readonly byPayer: boolean;
    /** The field of its files, where its body is a form with files. */
    readonly filesField: string | null;
    /** Changes nothing: no blocking indicator. */
    readonly safe: boolean;
  };
  export const calls: Readonly<Record<OperationName, Call>>;
}
