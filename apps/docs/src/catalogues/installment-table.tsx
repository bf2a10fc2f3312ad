import { cardBrandNames, cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import {
  allowsInstallments,
  installmentCounts,
  minMonthlyAmount,
} from '@pasarela/contracts/payment-methods/installments';
import { useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { priceOf } from './money-words.ts';
import { paymentWords } from './payment-words.ts';
import { WideTable } from './wide-table.tsx';

/** The months without interest: from which amount, and with which brands. */
export const InstallmentTable = () => {
  const words = useWords(paymentWords).months;
  return (
    <WideTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.count}</th>
          <th scope="col">{words.min}</th>
          <th scope="col">{words.brands}</th>
        </tr>
      </thead>
      <tbody>
        {installmentCounts.map((months) => {
          const min = months * minMonthlyAmount;
          const brands = cardBrandNames.filter((brand) =>
            allowsInstallments({ brand, funding: 'credit' }, min, months),
          );
          return (
            <tr key={months}>
              <th scope="row">
                <code className={styles.plain}>{months}</code>
              </th>
              <td className={styles.figure}>{priceOf(min)}</td>
              <td>{brands.map((brand) => cardBrands[brand].label).join(', ')}</td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
};
