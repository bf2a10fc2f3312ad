declare module 'virtual:calls' {
  import type { AnswerKind, Method } from '@pasarela/contracts/http/define-operation';
  import type { OperationName } from '@pasarela/contracts/operations';

  export type Call = {
    readonly method: Method;
    readonly path: string;
    readonly answerKind: AnswerKind;
    /** A payer makes the call, identified only by the address of the hosted page: no session token is sent. */
    readonly byPayer: boolean;
    /** The name of the file field, if the body is a form with files. */
    readonly filesField: string | null;
    /** The page makes the call by itself: the server does not count it as use of the session. */
    readonly unattended: boolean;
    /** The call changes nothing, so no blocking indicator is shown. */
    readonly safe: boolean;
  };
  export const calls: Readonly<Record<OperationName, Call>>;
}
