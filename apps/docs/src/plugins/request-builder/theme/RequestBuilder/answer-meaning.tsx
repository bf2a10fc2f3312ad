import Link from '@docusaurus/Link';
import settings from '@generated/request-builder/default/settings.json';
import { useWords } from '../../../../site/use-locale.ts';
import { isJsonObject, type JsonValue } from '../../lib/json-value.ts';
import { builderWords } from '../../words/builder-words.ts';
import styles from './response-viewer.module.css';

/** The meaning of an answer's code, with a link to its catalogue. */
export const AnswerMeaning = ({ json }: { readonly json: JsonValue | undefined }) => {
  const words = useWords(builderWords).response;
  if (!isJsonObject(json)) return null;
  const { responseCode: code, transactionNumber: number, message, url } = json;
  const entry = typeof code === 'string' ? settings.responseCodes[code] : undefined;
  if (!entry && typeof number !== 'string') return null;
  return (
    <div className={styles.meaning} data-colour={entry?.colour}>
      {typeof code === 'string' && entry && (
        <>
          <p className={styles.code}>
            {words.meaning(code)}
            {/* An answer that is no transaction (a saved card, a list) has no status. */}
            {typeof number === 'string' && ` · ${entry.label}`}
          </p>
          <p>{typeof message === 'string' ? message : entry.meaning}</p>
        </>
      )}
      <p className={styles.ways}>
        {typeof url === 'string' && (
          <a href={url} target="_blank" rel="noreferrer">
            {words.page}
          </a>
        )}
        {typeof number === 'string' && (
          // The dashboard is another application of the same origin: a plain link leaves the documentation.
          <a href={`/transaction-detail?id=${encodeURIComponent(number)}`}>{words.transaction(number)}</a>
        )}
        {typeof code === 'string' && entry && (
          <Link to={`/catalogs/response#code-${code}`}>{words.catalogue}</Link>
        )}
      </p>
    </div>
  );
};
