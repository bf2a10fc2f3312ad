import type { filesWords as Spanish } from '../es/files.ts';

export const filesWords: typeof Spanish = {
  remove: (name) => `Remove ${name}`,
};
