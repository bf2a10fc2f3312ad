import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ErrorCode } from '@pasarela/contracts/errors/error-codes';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import { CodeBlock } from '../../../../look/code-block.tsx';
import { codeWords } from '../../../../look/code-words.ts';
import { PageRow } from '../../../../look/page-row.tsx';
import { WithCode } from '../../../../look/with-code.tsx';
import { useWords } from '../../../../site/use-locale.ts';
import type { ErrorEntry } from '../../lib/error-entry.ts';
import { errorPageWords } from '../../words/error-page-words.ts';
import styles from './error-page.module.css';

/** After these the same call is repeated, or was. */
const aboutRepeating: readonly string[] = [
  'idempotency_key_reused',
  'idempotency_in_progress',
  'internal_error',
  'service_unavailable',
] satisfies ErrorCode[];

const ErrorPlaces = ({ error }: { readonly error: ErrorEntry }) => {
  const words = useWords(errorPageWords);
  if (error.inside)
    return (
      <p>
        {words.inside[error.api]}{' '}
        <Link to={`/errors/${error.inside}`}>
          <code>{error.inside}</code>
        </Link>
        .
      </p>
    );
  if (error.api === 'dashboard') return <p>{words.dashboard}</p>;
  if (error.methods.length === 0) return <p>{words.anyCall}</p>;
  return (
    <>
      <ul>
        {error.methods.map((method) => (
          <li key={method.page}>
            <Link to={method.page}>{method.title}</Link>
          </li>
        ))}
      </ul>
      {error.isReproducible && <p>{words.reproduce}</p>}
    </>
  );
};

/** A message whose places for values, such as `{minutes}`, are marked as code. */
const withPlaces = (message: string): string => message.replaceAll(/\{\w+\}/g, '`$&`');

/** One code of the error catalogue: where the API's `docUrl` leads. */
export default function ErrorPage({ error }: { readonly error: ErrorEntry }) {
  const words = useWords(errorPageWords);
  const copy = useWords(codeWords).copy;
  return (
    <div className="row">
      <PageMetadata title={error.code} description={error.about} />
      <div className="col">
        <PageRow>
          <nav aria-label={words.breadcrumbs}>
            <ul className="breadcrumbs">
              <HomeBreadcrumbItem />
              <li className="breadcrumbs__item">
                <Link className="breadcrumbs__link" to="/errors">
                  {words.catalogue}
                </Link>
              </li>
              <li className="breadcrumbs__item breadcrumbs__item--active">
                <span className="breadcrumbs__link">{error.code}</span>
              </li>
            </ul>
          </nav>
        </PageRow>
        <article className={`theme-doc-markdown markdown ${styles.page}`}>
          <h1>
            <code>{error.code}</code>
          </h1>
          <p className={styles.facts}>
            <strong>{words.status(error.status)}</strong> ·{' '}
            <WithCode text={error.kind === 'field' ? words.ofField : words.ofCall} />
          </p>
          <blockquote>
            {words.message}: <WithCode text={withPlaces(error.message)} />
          </blockquote>
          <h2>{words.remedy}</h2>
          <p>
            <WithCode text={error.remedy} />
          </p>
          {aboutRepeating.includes(error.code) && (
            <p>
              <Link to="/errors#idempotency">{words.idempotency}</Link>
            </p>
          )}
          <h2>{words.sample}</h2>
          <CodeBlock code={error.sample} title={words.json} label={words.sample} words={copy} />
          <h2>{words.operations}</h2>
          <ErrorPlaces error={error} />
        </article>
      </div>
    </div>
  );
}
