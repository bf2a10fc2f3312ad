/** The services of a compose file: the lines of each by its name, as they are written. */
export const servicesOf = (compose: string): ReadonlyMap<string, readonly string[]> => {
  const services = new Map<string, string[]>();
  let section = '';
  let lines: string[] = [];
  for (const line of compose.split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, begun] = /^(\S+):/.exec(line) ?? [];
    const [, name, rest = ''] = /^ {2}(\S+):\s*(.*)$/.exec(line) ?? [];
    if (begun) section = begun;
    else if (section === 'services' && name) {
      lines = rest ? [rest] : [];
      services.set(name, lines);
    } else if (section === 'services') lines.push(line.trim());
  }
  return services;
};

/** The lines of what a compose file keeps under a name, to be used as `*name`. */
export const sharedPartOf = (compose: string, name: string): readonly string[] => {
  const [, text = ''] = new RegExp(`^x-\\S+: &${name}\n((?: .*\n|\n)+)`, 'm').exec(compose) ?? [];
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
};
