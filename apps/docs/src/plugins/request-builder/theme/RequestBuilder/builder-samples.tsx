import { useLocale, useWords } from '../../../../site/use-locale.ts';
import { useSandboxHost } from '../../../../site/use-sandbox-host.ts';
import { buildRequest } from '../../lib/build-request.ts';
import { builderWords } from '../../words/builder-words.ts';
import { CodeSamples } from './code-samples.tsx';
import styles from './request-builder.module.css';
import type { Builder } from './use-builder.ts';

/** The call as it stands in the builder, as a program. */
export const BuilderSamples = ({ builder }: { readonly builder: Builder }) => {
  const { page, state } = builder;
  const host = useSandboxHost();
  const language = useLocale();
  const words = useWords(builderWords);
  const request = buildRequest({
    page,
    host,
    language,
    params: state.params,
    query: state.query,
    body: state.text,
    idempotencyKey: state.idempotencyKey.trim(),
    scenario: state.scenario,
  });
  return (
    <div className={styles.section} data-part="request">
      <h3 className={styles.heading}>{words.request.title}</h3>
      <CodeSamples request={request} secured={page.secured} own={state.credentials} />
    </div>
  );
};
