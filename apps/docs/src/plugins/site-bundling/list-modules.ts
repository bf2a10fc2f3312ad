import { writeFileSync } from 'node:fs';
import path from 'node:path';

type Module = {
  readonly nameForCondition: () => string | null;
  /** The modules that this one joins into one scope. */
  readonly modules?: Iterable<Module>;
};
type Compiler = {
  readonly outputPath: string;
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        listen: (stats: { readonly compilation: { readonly modules: Iterable<Module> } }) => void,
      ): void;
    };
  };
};

const filesOf = (modules: Iterable<Module>): readonly string[] =>
  [...modules].flatMap((module) => {
    const file = module.nameForCondition();
    return [...(file ? [file] : []), ...filesOf(module.modules ?? [])];
  });

/** Lists the files of packages that the site is made of, from the root, for the licences of the npm package (`apps/api/scripts/package.ts`). */
export const listModules = {
  apply: (compiler: Compiler): void => {
    compiler.hooks.done.tap('list-modules', ({ compilation }) => {
      const files = new Set(
        filesOf(compilation.modules).flatMap((file) => file.match(/node_modules.+/) ?? []),
      );
      writeFileSync(
        path.join(compiler.outputPath, 'bundled-modules.json'),
        JSON.stringify([...files].toSorted()),
      );
    });
  },
};
