import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import summaries from '@generated/request-builder/default/summaries.json';
import { useState } from 'react';
import controls from '../../../../look/controls.module.css';
import { useLocale, useWords } from '../../../../site/use-locale.ts';
import { methodAddress } from '../../lib/method-address.ts';
import type { SentRequest } from '../../lib/request-history.ts';
import { fragmentOf } from '../../lib/share-link.ts';
import { builderWords } from '../../words/builder-words.ts';
import styles from './history-list.module.css';
import type { Builder } from './use-builder.ts';

const SentLine = ({ sent, builder }: { readonly sent: SentRequest; readonly builder: Builder }) => {
  const words = useWords(builderWords).history;
  const locale = useLocale();
  const { pathname } = useLocation();
  const summary = summaries.find((one) => one.name === sent.method);
  if (!summary) return null;
  const at = new Date(sent.at);
  const time = at.toLocaleString(locale === 'es' ? 'es-MX' : 'en', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const address = methodAddress(summary, builder.page.name, pathname);
  const fragment = fragmentOf(sent.note);
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        <span className={styles.method}>{summary.title}</span>
        <span className={styles.facts}>
          <time dateTime={at.toISOString()}>{time}</time> · {sent.status}
          {sent.responseCode !== null && ` · ${sent.responseCode}`}
        </span>
      </span>
      {fragment === null ? (
        <span className={styles.facts}>{words.tooLong}</span>
      ) : (
        <Link
          className={controls.quiet}
          to={`${address}${fragment}`}
          aria-label={`${words.restore}: ${summary.title}, ${time}`}
        >
          {words.restore}
        </Link>
      )}
    </li>
  );
};

/** The last requests of this browser: each can be brought back, on the page where it belongs. Not shown before there is one. */
export const HistoryList = ({ builder }: { readonly builder: Builder }) => {
  const words = useWords(builderWords).history;
  const { history } = builder;
  // Once shown it stays, so that what empties it keeps the focus near.
  const [isShown, setShown] = useState(false);
  if (!isShown && history.length > 0) setShown(true);
  if (!isShown) return null;
  return (
    <details className={styles.history}>
      <summary>{words.title(history.length)}</summary>
      {history.length === 0 ? (
        <p className={controls.hint}>{words.none}</p>
      ) : (
        <>
          <p className={controls.hint}>{words.note}</p>
          <ul className={styles.list}>
            {history.map((sent) => (
              <SentLine key={`${sent.at} ${sent.method}`} sent={sent} builder={builder} />
            ))}
          </ul>
          <button type="button" className={controls.quiet} onClick={builder.forgetHistory}>
            {words.clear}
          </button>
        </>
      )}
    </details>
  );
};
