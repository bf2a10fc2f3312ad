import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { uploadFile } from '@pasarela/contracts/files/file-operations';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { multipartReading } from './multipart-body.ts';

const read = multipartReading({ ...uploadFile.files, min: 0 });

/** A multipart call. The test decides when its parts arrive and when its client disconnects. */
const callOf = () => {
  const leaving = new AbortController();
  const raw = new Readable({ read: () => undefined });
  const state = { begun: false };
  const { promise: letParts, resolve: send } = Promise.withResolvers<void>();
  const request = {
    isMultipart: () => true,
    headers: { 'content-length': '1024' },
    raw,
    signal: leaving.signal,
    parts: async function* () {
      state.begun = true;
      await letParts;
      yield* [];
    },
  } as unknown as FastifyRequest;
  const leave = (): void => {
    raw.destroy();
    leaving.abort();
  };
  return { request, state, send, leave };
};

it('has no turn for a call whose client has left, and the next one has its own', async () => {
  const [first, second, waiting, gone, next] = [callOf(), callOf(), callOf(), callOf(), callOf()];
  const holder = 'business 1';
  const served = [read(first.request, holder), read(second.request, holder)];
  const left = read(waiting.request, holder);
  waiting.leave();
  await expect(left).rejects.toThrow('aborted');
  // This client disconnects before its call is queued, so no abort signal is sent.
  gone.request.raw.destroy();
  await expect(read(gone.request, holder)).rejects.toThrow('aborted');
  served.push(read(next.request, holder));
  await setImmediate();
  expect([first, second, next].map(({ state }) => state.begun)).toEqual([true, true, false]);
  for (const { send } of [first, second, next]) send();
  expect(await Promise.all(served)).toHaveLength(3);
  expect([waiting, gone].map(({ state }) => state.begun)).toEqual([false, false]);
});

it('drops the rest of a body that it has not read', async () => {
  const { request, send } = callOf();
  send();
  await read(request, 'business 2');
  expect(request.raw.readableFlowing).toBe(true);
});
