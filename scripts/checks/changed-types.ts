// What no longer compiles when one file of the repository has another text.
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from './check-steps.ts';

const optionsOf = (workspace: string): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(join(root, workspace, 'tsconfig.json'), ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, join(root, workspace)).options;
};

/** The files of a workspace, among those that are looked at, that do not compile while `changed` has another text. */
export const wrongFiles = (
  workspace: string,
  files: readonly string[],
  changed: { readonly file: string; readonly text: (source: string) => string },
): readonly string[] => {
  const options = { ...optionsOf(workspace), noEmit: true, incremental: false };
  const host = ts.createCompilerHost(options);
  const read = host.readFile;
  const place = join(root, changed.file);
  host.readFile = (file) => {
    const text = read(file);
    return file === place && text !== undefined ? changed.text(text) : text;
  };
  const own = files.filter((file) => file.startsWith(join(root, workspace, 'src')));
  const program = ts.createProgram(own, options, host);
  return own
    .filter((file) => program.getSemanticDiagnostics(program.getSourceFile(file)).length > 0)
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .sort();
};
