import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ErrorCode } from '@pasarela/contracts/errors/error-codes';
import { CodeBlock } from '../../../../look/code-block.tsx';
import { codeWords } from '../../../../look/code-words.ts';
import { CopyPage } from '../../../../look/copy-page.tsx';
import { useWords } from '../../../../site/use-locale.ts';
import type { ErrorEntry } from '../../lib/error-entry.ts';
import { errorPageWords } from '../../words/error-page-words.ts';
import styles from './error-page.module.css';

/** The code of the call in whose answer the codes of fields come. */
const codeOfFields: ErrorCode = 'invalid_fields';

const ErrorPlaces = ({ error }: { readonly error: ErrorEntry }) => {
  const words = useWords(errorPageWords);
  if (error.kind === 'field')
    return (
      <p>
        {words.everywhere}{' '}
        <Link to={`/errors/${codeOfFields}`}>
          <code>{codeOfFields}</code>
        </Link>
        .
      </p>
    );
  if (error.methods.length === 0) return <p>{words.dashboard}</p>;
  return (
    <>
      <ul>
        {error.methods.map((method) => (
          <li key={method.page}>
            <Link to={method.page}>{method.title}</Link>
          </li>
        ))}
      </ul>
      <p>{words.reproduce}</p>
    </>
  );
};

/** One code of the error catalogue: where the API's `docUrl` leads. */
export default function ErrorPage({ error }: { readonly error: ErrorEntry }) {
  const words = useWords(errorPageWords);
  const copy = useWords(codeWords).copy;
  return (
    <>
      <PageMetadata title={error.code} description={error.about} />
      <article className={`theme-doc-markdown markdown ${styles.page}`}>
        <div className={styles.back} data-reading="skip">
          <Link to="/errors">{words.catalogue}</Link>
          <CopyPage />
        </div>
        <h1>
          <code>{error.code}</code>
        </h1>
        <p className={styles.facts}>
          <strong>{words.status(error.status)}</strong> ·{' '}
          {error.kind === 'field' ? words.ofField : words.ofCall}
        </p>
        <blockquote>{error.message}</blockquote>
        <h2>{words.remedy}</h2>
        <p>{error.remedy}</p>
        <h2>{words.operations}</h2>
        <ErrorPlaces error={error} />
        <h2>{words.sample}</h2>
        <CodeBlock code={error.sample} title={words.json} label={words.sample} words={copy} />
      </article>
    </>
  );
}
