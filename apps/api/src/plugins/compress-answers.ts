import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Answers below this size are sent as they are: they fit into two packets, and those of payments stay quick. Bytes. */
const compressedFrom = 2_048;

/**
 * Compresses texts for whoever accepts it, where a route does not set `compress: false`: a page of a list shrinks to an eighth, the
 * description of the API to a tenth. The bodies of requests are read as they are: a compressed one could grow without bound.
 */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: compressedFrom,
    globalDecompression: false,
  });
};
