// No text in a component: whatever a person reads stands in the language files.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './check-steps.ts';
import { findComponentText } from './component-text.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [folder = root] = positionals;

const components = globSync('apps/{dashboard,docs}/src/**/*.tsx', { cwd: folder })
  .filter((file) => !file.endsWith('.test.tsx'))
  .sort();
let found = 0;
for (const component of components) {
  const path = join(folder, component);
  for (const { line, text } of findComponentText(path, readFileSync(path, 'utf8'))) {
    found += 1;
    process.stdout.write(`${relative(folder, path)}:${line} text in a component: ${JSON.stringify(text)}\n`);
  }
}
process.stdout.write(`${components.length} components, ${found} texts that belong to the language files\n`);
process.exitCode = found === 0 ? 0 : 1;
