import { setTimeout } from 'node:timers/promises';

// Calls `/api/ready` every few milliseconds until told to stop, then reports the longest response time in milliseconds.
const [url] = process.argv.slice(2);
let running = true;
let longest = 0;
process.once('message', () => {
  running = false;
});
await (await fetch(`${url}/api/ready`)).arrayBuffer();
while (running) {
  const started = performance.now();
  await (await fetch(`${url}/api/ready`)).arrayBuffer();
  longest = Math.max(longest, performance.now() - started);
  await setTimeout(4);
}
process.send?.(longest, () => process.exit(0));
