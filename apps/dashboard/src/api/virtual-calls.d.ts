declare module 'virtual:calls' {
  import type { AnswerKind, Method } from '@pasarela/contracts/http/define-operation';
  import type { OperationName } from '@pasarela/contracts/operations';

  export type Call = {
    readonly method: Method;
    readonly path: string;
    /** The form of the answer, if it is not an envelope. */
    readonly answerKind?: Exclude<AnswerKind, 'envelope'>;
    /** A payer makes the call, identified only by the address of the hosted page: no session token is sent. */
    readonly byPayer?: true;
    /** The name of the file field, if the body is a form with files. */
    readonly filesField?: string;
    /** The page makes the call by itself: the server does not count it as use of the session. */
    readonly unattended?: true;
  };
  export const calls: Readonly<Record<OperationName, Call>>;
}
