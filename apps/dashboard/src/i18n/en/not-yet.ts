import type { notYetWords as Spanish } from '../es/not-yet.ts';

export const notYetWords: typeof Spanish = {
  body: 'This section is not part of this version yet.',
  home: 'Go to the resume',
};
