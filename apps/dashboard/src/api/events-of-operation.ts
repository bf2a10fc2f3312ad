import type { OperationAnswer } from '@pasarela/contracts/http/define-operation';
import { readEvents } from '@pasarela/contracts/http/events';
import type { OperationName, Operations } from '@pasarela/contracts/operations';
import { sendCall } from './send-call.ts';

/** The operations that answer events. */
type EventsName = {
  [N in OperationName]: Operations[N]['answerKind'] extends 'events' ? N : never;
}[OperationName];

/** Calls an operation that answers events; ends with its answer, and throws where that breaks off. */
export async function* eventsOfOperation<N extends EventsName>(
  name: N,
  signal: AbortSignal,
): AsyncGenerator<OperationAnswer<Operations[N]>> {
  const response = await sendCall(name, {}, signal);
  yield* readEvents(response.body) as AsyncGenerator<OperationAnswer<Operations[N]>>;
}
