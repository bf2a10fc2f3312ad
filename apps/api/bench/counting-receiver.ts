import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Counts distinct messages; reports its URL, then the milliseconds from the first to the last of the wanted number.
const wanted = Number(process.argv[2]);
const seen = new Set<string>();
let begun = 0;
const server = createServer((request, response) => {
  begun ||= performance.now();
  request.resume().once('end', () => {
    response.writeHead(204).end();
    seen.add(String(request.headers['webhook-id']));
    if (seen.size === wanted) process.send?.(performance.now() - begun);
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.(`http://127.0.0.1:${port}/resultados`);
});
