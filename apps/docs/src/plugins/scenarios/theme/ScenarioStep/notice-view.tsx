import { CodeBlock } from '../../../../look/code-block.tsx';
import { codeWords } from '../../../../look/code-words.ts';
import { useWords } from '../../../../site/use-locale.ts';
import { formatJson, parseBody } from '../../../request-builder/lib/json-value.ts';
import type { Notice } from '../../lib/step-outcome.ts';
import { scenarioWords } from '../../words/scenario-words.ts';
import styles from './step-panel.module.css';

const signatureHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/** A result as it reached the inbox, with the headers that prove where it comes from. */
export const NoticeView = ({ notice }: { readonly notice: Notice }) => {
  const words = useWords(scenarioWords).notice;
  const copy = useWords(codeWords).copy;
  const { body } = parseBody(notice.body);
  return (
    <div className={styles.notice}>
      <p className={styles.heading}>
        {words.title} · <span className={styles.verified}>{words.verified}</span>
      </p>
      <dl className={styles.headerList} aria-label={words.headers}>
        {signatureHeaders.map((name) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{notice.headers[name]}</code>
            </dd>
          </div>
        ))}
      </dl>
      <CodeBlock
        code={body ? formatJson(body) : notice.body}
        copies={notice.body}
        title={words.body}
        label={words.body}
        words={copy}
      />
    </div>
  );
};
