declare module 'virtual:logged-operations' {
  import type { Operation } from '@pasarela/contracts/http/define-operation';

  export const loggedOperations: readonly Pick<Operation, 'method' | 'path' | 'summary'>[];
}
