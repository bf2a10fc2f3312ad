type Instruction = { readonly keyword: string; readonly text: string };
export type Stage = { readonly name: string; readonly from: string; readonly steps: readonly Instruction[] };

/** The instructions of a Dockerfile in order, comments left out and continued lines joined. */
const instructionsOf = (text: string): readonly Instruction[] =>
  text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [keyword = '', ...rest] = line.trim().split(/\s+/);
      return { keyword: keyword.toUpperCase(), text: rest.join(' ') };
    });

/** The stages of a Dockerfile; one without a name has its position for one. */
export const stagesOf = (text: string): readonly Stage[] => {
  const stages: { name: string; from: string; steps: Instruction[] }[] = [];
  for (const instruction of instructionsOf(text)) {
    if (instruction.keyword === 'FROM') {
      const [from = '', , name = String(stages.length)] = instruction.text.split(' ');
      stages.push({ name, from, steps: [] });
    } else stages.at(-1)?.steps.push(instruction);
  }
  return stages;
};

/** Whether a `.dockerignore` keeps a path (relative, with slashes) out of what is copied. */
export const ignores =
  (text: string) =>
  (path: string): boolean =>
    text
      .split('\n')
      .filter((pattern) => pattern.trim() !== '' && !pattern.startsWith('#'))
      .some((pattern) => {
        const name = pattern.replace(/^\*\*\//, '');
        const parts = path.split('/');
        const candidates = pattern === name ? parts.slice(0, 1) : parts;
        return candidates.some((part) =>
          name.startsWith('*') ? part.endsWith(name.slice(1)) : part === name,
        );
      });
