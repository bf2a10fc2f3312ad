import { statusesAfter } from '@pasarela/contracts/statuses/transaction-moves';
import { transactionStatuses, transactionStatusIds } from '@pasarela/contracts/statuses/transaction-status';
import { useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { paymentWords } from './payment-words.ts';
import { ResponseCodeLink } from './response-code-link.tsx';
import { WideTable } from './wide-table.tsx';

/** What can become of a transaction in each status. */
export const StatusMoveTable = () => {
  const words = useWords(paymentWords).moves;
  return (
    <WideTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.code}</th>
          <th scope="col">{words.status}</th>
          <th scope="col">{words.next}</th>
        </tr>
      </thead>
      <tbody>
        {transactionStatusIds.map((id) => {
          const { responseCode, name } = transactionStatuses[id];
          const next = statusesAfter(id);
          return (
            <tr key={id}>
              <th scope="row">
                <ResponseCodeLink code={responseCode} />
              </th>
              <td>
                <code className={styles.plain}>{name}</code>
              </td>
              <td>
                {next.length === 0 && <span className={styles.soft}>{words.none}</span>}
                {next.map((after, place) => (
                  <span key={after}>
                    {place > 0 && ' '}
                    <span className={styles.whole}>
                      <ResponseCodeLink code={transactionStatuses[after].responseCode} />
                      {place < next.length - 1 && ' ·'}
                    </span>
                  </span>
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
};
