import type { CodeSampleInput } from './code-sample.ts';
import { curlSample } from './curl-sample.ts';
import { nodeSample } from './node-sample.ts';
import { phpSample } from './php-sample.ts';
import { pythonSample } from './python-sample.ts';

type SampleLanguage = {
  readonly label: string;
  /** The program that makes the call: it runs as it stands, without packages, and prints status and answer. */
  readonly sampleOf: (input: CodeSampleInput) => string;
};

/** The languages that samples are written in; the first is the one that is shown without a choice. */
export const sampleLanguages = {
  curl: { label: 'curl', sampleOf: curlSample },
  node: { label: 'Node', sampleOf: nodeSample },
  php: { label: 'PHP', sampleOf: phpSample },
  python: { label: 'Python', sampleOf: pythonSample },
} as const satisfies Record<string, SampleLanguage>;
export type SampleLanguageName = keyof typeof sampleLanguages;

export const sampleLanguageNames = Object.keys(sampleLanguages) as SampleLanguageName[];
