// Runs the profile `scale` of docker-compose.yml with a real engine, pays through its proxy, kills one process, cuts another off its
// network and restarts each meanwhile. Says what was refused and by whom; fails if an acknowledged payment is not in the database once,
// or if a restart costs a call.
import { root } from './checks/check-steps.ts';
import { type ComposeProject, docker, openProject } from './container/compose-engine.ts';
import { type PaymentLoad, type PhaseCounts, startLoad } from './container/payment-load.ts';

const url = 'http://127.0.0.1:3080';
const callers = 12;
/** Acknowledged payments that each phase lasts. */
const paymentsOfPhase = 600;
/** Far above what the load sends, so that no call is refused for its number. */
const env = { PASARELA_CALLS_PER_MINUTE: '1000000' };

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const names = ['process-1', 'process-2', 'process-3'];

/** Waits until these processes are healthy and the proxy gives calls to one. */
const waitUntilReady = async (project: ComposeProject, processes = names): Promise<void> => {
  const isHealthy = async (name: string): Promise<boolean> =>
    (await docker('inspect', '--format', '{{.State.Health.Status}}', await project.containerOf(name))) ===
    'healthy';
  const isAnswering = async (): Promise<boolean> => {
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    return answer?.ok === true;
  };
  const areReady = async (): Promise<boolean> =>
    (await Promise.all([...processes.map(isHealthy), isAnswering()])).every(Boolean);
  const until = performance.now() + 180_000;
  while (!(await areReady())) {
    if (performance.now() > until) throw new Error('the processes were not ready after three minutes');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
};

const sayPhase = (name: string, { seconds, payments, reads, longest, refused }: PhaseCounts): void => {
  const rate = Math.round(payments / seconds);
  say(
    `${name}: ${payments} payments and ${reads} lists in ${seconds.toFixed(1)} s (${rate} payments/s), longest answer ${(longest / 1_000).toFixed(1)} s`,
  );
  for (const [what, times] of refused) say(`  refused ${times}: ${what}`);
};

const sayMemory = async (project: ComposeProject): Promise<void> => {
  const all = await Promise.all([...names, 'postgres', 'proxy'].map((name) => project.containerOf(name)));
  say('memory and processor:');
  say(await docker('stats', '--no-stream', '--format', '  {{.Name}}  {{.MemUsage}}  {{.CPUPerc}}', ...all));
};

/** Ends and starts the processes one after the other, as an upgrade does. Throws if a call was refused meanwhile. */
const restartEach = async (project: ComposeProject, load: PaymentLoad): Promise<void> => {
  for (const name of names) {
    await project.compose('restart', name);
    await waitUntilReady(project, [name]);
  }
  const counts = load.nextPhase();
  sayPhase('each restarted after the other', counts);
  if (counts.refused.size > 0) throw new Error('calls were refused while each process was restarted');
};

/** Pays while one process is killed and started again, another is cut off and connected again, and each is restarted. */
const disturb = async (project: ComposeProject, load: PaymentLoad): Promise<void> => {
  const phase = async (name: string): Promise<void> => {
    await load.more(paymentsOfPhase);
    sayPhase(name, load.nextPhase());
  };
  await phase('three processes');
  await sayMemory(project);
  const killed = await project.containerOf('process-2');
  await docker('kill', killed);
  await phase('process-2 killed');
  await docker('start', killed);
  await phase('process-2 started again');
  const cut = await project.containerOf('process-3');
  const network = await project.networkOf(cut);
  await docker('network', 'disconnect', network, cut);
  await phase('process-3 cut off its network');
  await docker('network', 'connect', '--alias', 'process-3', network, cut);
  await phase('process-3 connected again');
  await waitUntilReady(project);
  await phase('three processes again');
  await restartEach(project, load);
};

/** Compares what callers were told with the database. Returns what is wrong. */
const compare = async (
  project: ComposeProject,
  { acknowledged, unknown }: PaymentLoad,
): Promise<readonly string[]> => {
  const rows = await project.ask(
    "select reference_number || '|' || count(*) from transactions where status = 2 group by reference_number",
  );
  const times = new Map(
    rows.map((row) => {
      const [reference = '', counted] = row.split('|');
      return [reference, Number(counted)];
    }),
  );
  const timesOf = (reference: string): number => times.get(reference) ?? 0;
  const written = [...unknown].filter((reference) => timesOf(reference) === 1).length;
  say(
    `${acknowledged.size} payments acknowledged; of ${unknown.size} refused without a repeat ${written} had been made`,
  );
  return [
    ...[...acknowledged].filter((reference) => timesOf(reference) === 0).map((lost) => `lost: ${lost}`),
    ...[...acknowledged, ...unknown]
      .filter((reference) => timesOf(reference) > 1)
      .map((twice) => `made more than once: ${twice}`),
  ];
};

const rehearse = async (project: ComposeProject): Promise<void> => {
  try {
    await project.compose('up', '--detach', 'proxy');
    await waitUntilReady(project);
    const load = startLoad(url, { callers });
    await disturb(project, load);
    await load.end();
    await sayMemory(project);
    const problems = await compare(project, load);
    for (const problem of problems) say(problem);
    if (problems.length > 0) throw new Error('what was acknowledged is not what was written');
    say('The profile was rehearsed.');
  } finally {
    await project.compose('logs', '--no-color', '--tail', '40', 'proxy');
    await project.compose('down', '--volumes');
  }
};

const project = openProject(root, { project: 'pasarela-rehearsal', env });
if (project) await rehearse(project);
else {
  process.stderr.write(
    'The profile cannot be rehearsed: no Docker engine with Compose answers here. Install both, or start the engine.\n',
  );
  process.exitCode = 1;
}
