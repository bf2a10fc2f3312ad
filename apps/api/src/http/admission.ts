import type { Operation } from '@pasarela/contracts/http/define-operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createLoopShare } from '#concurrency/loop-share.ts';
import type { AccessService } from '#core/access/access-service.ts';
import type { CallLimit } from './call-limit.ts';
import { type Admission, addressOf, countedAs, createAuthorize, createCallerOf } from './caller-rights.ts';
import { recordOf } from './recording/recorded-request.ts';

/** How long an admission stays valid, in milliseconds. If the body takes longer to arrive, permissions are checked again. */
const freshFor = 1_000;

/** The most calls of unauthenticated callers per turn of the event loop, so that authenticated calls are read in between. */
const ofStrangers = createLoopShare(8);

/**
 * Checks first what is cheap to check: the caller, the rate limit and the permission. The body is not read before that, so that
 * callers without credentials cannot make the server parse one.
 */
export const createAdmission = (
  operation: Operation,
  { access, limit }: { readonly access: AccessService; readonly limit: CallLimit },
) => {
  const callerOf = createCallerOf(operation, access);
  const authorize = createAuthorize(operation, access);
  const admitted = new WeakMap<FastifyRequest, { readonly admission: Admission; readonly at: number }>();

  return {
    /** Admits or refuses a request once its headers have arrived. */
    admit: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const caller = await callerOf(request).catch(async (error: unknown) => {
        await ofStrangers();
        // Failed authentication is counted by IP address, so that credentials cannot be guessed without limit.
        await limit(request, reply, addressOf(request));
        throw error;
      });
      const counted = countedAs(operation, request, caller);
      if (counted !== undefined && (caller.kind === 'public' || caller.kind === 'payer')) await ofStrangers();
      const record = recordOf(request);
      if (record && caller.kind === 'apiKey') record.caller = caller;
      if (counted !== undefined) await limit(request, reply, counted);
      admitted.set(request, { admission: await authorize(request, caller), at: performance.now() });
    },

    /** The admission of a request once its body has arrived; checked again if it is no longer fresh. */
    admissionOf: async (request: FastifyRequest): Promise<Admission> => {
      const known = admitted.get(request);
      if (known && performance.now() - known.at < freshFor) return known.admission;
      return authorize(request, await callerOf(request));
    },
  };
};
