import amounts from '@generated/contract-tables/default/amounts.json';
import { useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { priceOf } from './money-words.ts';
import { paymentWords } from './payment-words.ts';
import { WideTable } from './wide-table.tsx';

/** The currency, and the amounts that a payment may have in it. */
export const AmountTable = () => {
  const words = useWords(paymentWords).amounts;
  return (
    <WideTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.currency}</th>
          <th scope="col">{words.min}</th>
          <th scope="col">{words.max}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <code className={styles.plain}>{amounts.currency}</code>
          </th>
          <td className={styles.figure}>{priceOf(amounts.min)}</td>
          <td className={styles.figure}>{priceOf(amounts.max)}</td>
        </tr>
      </tbody>
    </WideTable>
  );
};
