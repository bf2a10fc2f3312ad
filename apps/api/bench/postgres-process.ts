import { readdirSync, readFileSync } from 'node:fs';
import { startPostgres } from '../test/postgres-server.ts';

/** The clock ticks of a second in `/proc` of Linux. */
const ticksPerSecond = 100;

type ProcessTimes = { readonly parent: number; readonly own: number; readonly ofEndedChildren: number };

const timesOf = (pid: number): ProcessTimes => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Behind the name, which is in brackets and may hold spaces.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [parent = 0] = fields.slice(1);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11);
  return { parent, own: user + system, ofEndedChildren: endedUser + endedSystem };
};

/** The processor time of a process so far, in milliseconds; with its children, those included that have ended. */
export const processorTime = (pid: number, { withChildren = false } = {}): number => {
  const { own, ofEndedChildren } = timesOf(pid);
  let ticks = own;
  if (withChildren) {
    ticks += ofEndedChildren;
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
      try {
        const { parent, own: ofChild } = timesOf(Number(name));
        if (parent === pid) ticks += ofChild;
      } catch {
        // It has ended meanwhile, and is counted with its parent.
      }
  }
  return (ticks * 1_000) / ticksPerSecond;
};

/** A PostgreSQL server as one would be set up for a machine of its own: full durability, memory for the tables. */
export const startBenchPostgres = () =>
  startPostgres({ flags: ['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=4GB', '-c', 'fsync=on'] });
