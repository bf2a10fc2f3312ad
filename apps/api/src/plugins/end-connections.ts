import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection with its answer once the process is no longer ready. Otherwise a caller who keeps a connection for later, as a
 * proxy does, holds the end of the process up.
 */
export const endConnections = (app: FastifyInstance, readiness: { readonly ready: boolean }): void => {
  app.addHook('onSend', async (_, reply) => {
    if (!readiness.ready) reply.header('connection', 'close');
  });
  // What was being sent already has told its caller that the connection stays.
  app.addHook('onResponse', async (request, reply) => {
    if (!readiness.ready && reply.getHeader('connection') !== 'close') request.raw.socket.end();
  });
};
