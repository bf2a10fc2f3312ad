import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { transactionStatuses } from '@pasarela/contracts/statuses/transaction-status';
import { useLocale, useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { catalogueWords } from './catalogue-words.ts';
import { WideTable } from './wide-table.tsx';

/** The response codes of the payment API, one for each status of a transaction. */
export const ResponseCodeTable = () => {
  const locale = useLocale();
  const words = useWords(catalogueWords).responses;
  const anchors = useBrokenLinks();
  return (
    <WideTable label={words.title} stacks>
      <thead>
        <tr>
          <th scope="col">{words.code}</th>
          <th scope="col">{words.meaning}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.reference}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(transactionStatuses).map((status) => {
          const id = `code-${status.responseCode}`;
          const reference = status.holdsReference ? words.holds : words.free;
          anchors.collectAnchor(id);
          return (
            <tr key={id} id={id} className={styles.target}>
              <th scope="row" className={styles.whole}>
                <code className={styles.plain}>{status.responseCode}</code>{' '}
                <code className={styles.plain}>{status.name}</code>
                <br /> <span className={styles.soft}>{status.label[locale]}</span>
              </th>
              <td>{status.meaning[locale]}</td>
              <td data-label={words.kind}>{words.outcome[status.outcome]}</td>
              <td data-label={words.reference}>{reference}</td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
};
