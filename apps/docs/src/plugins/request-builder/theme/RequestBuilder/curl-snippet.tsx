import demo from '@generated/request-builder/default/demo.json';
import { CodeBlock } from '../../../../look/code-block.tsx';
import { codeWords } from '../../../../look/code-words.ts';
import controls from '../../../../look/controls.module.css';
import { useLocale, useWords } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import { buildRequest } from '../../lib/build-request.ts';
import { toSnippet } from '../../lib/to-snippet.ts';
import { builderWords } from '../../words/builder-words.ts';
import styles from './request-builder.module.css';
import type { Builder } from './use-builder.ts';

/** The same call for a shell. Without credentials of one's own it carries the demo's. */
export const CurlSnippet = ({ builder }: { readonly builder: Builder }) => {
  const { page, state } = builder;
  const words = useWords(builderWords).snippet;
  const host = useSandboxHost();
  const language = useLocale();
  const request = buildRequest({
    page,
    host,
    language,
    params: state.params,
    query: state.query,
    body: state.text,
    idempotencyKey: state.idempotencyKey.trim(),
  });
  const own = state.credentials.apiKey.trim() ? state.credentials : demo;
  return (
    <div className={styles.section}>
      <CodeBlock
        code={toSnippet(request, page.secured ? own : null, demo)}
        title={words.title}
        label={words.title}
        words={useWords(codeWords).copy}
      />
      {page.secured && <p className={controls.hint}>{words.note}</p>}
    </div>
  );
};
