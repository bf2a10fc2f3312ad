import fees from '@generated/contract-tables/default/fees.json';
import { useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { catalogueWords } from './catalogue-words.ts';
import { WideTable } from './wide-table.tsx';

const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
const percent = (value: number): string => `${value.toFixed(2).replace(/\.?0+$/, '')}%`;

/** The fee of each way to pay, worked out for one amount. */
export const FeeTable = () => {
  const words = useWords(catalogueWords).fees;
  const fee = words.fee(money.format(fees.exampleAmount));
  const tax = `${words.tax} ${percent(fees.taxPercent)}`;
  return (
    <WideTable label={words.title} stacks>
      <thead>
        <tr>
          <th scope="col">{words.method}</th>
          <th scope="col">{words.rate}</th>
          <th scope="col" className={styles.amount}>
            {fee}
          </th>
          <th scope="col" className={styles.amount}>
            {tax}
          </th>
          <th scope="col" className={styles.amount}>
            {words.deposit}
          </th>
        </tr>
      </thead>
      <tbody>
        {fees.methods.map((method) => (
          <tr key={method.id}>
            <th scope="row">{method.label}</th>
            <td className={styles.figure} data-label={words.rate}>
              {percent(method.percent)} + {money.format(method.fixed)}
            </td>
            <td className={styles.amount} data-label={fee}>
              {money.format(method.fee)}
            </td>
            <td className={styles.amount} data-label={tax}>
              {money.format(method.tax)}
            </td>
            <td className={styles.amount} data-label={words.deposit}>
              {money.format(method.deposit)}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
};

/** What months without interest add. */
export const InstallmentFeeTable = () => {
  const words = useWords(catalogueWords).fees;
  return (
    <WideTable label={words.installmentsTitle}>
      <thead>
        <tr>
          <th scope="col">{words.months}</th>
          <th scope="col">{words.added}</th>
        </tr>
      </thead>
      <tbody>
        {fees.installments.map((row) => (
          <tr key={row.months}>
            <th scope="row" className={styles.figure}>
              {row.months}
            </th>
            <td className={styles.figure}>{percent(row.percent)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
};
