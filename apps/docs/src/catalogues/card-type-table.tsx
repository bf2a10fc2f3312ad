import { cardBrandNames, cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { paymentWords } from './payment-words.ts';
import { WideTable } from './wide-table.tsx';

/** The card brands that are accepted, and what each number has. */
export const CardTypeTable = () => {
  const words = useWords(paymentWords).brands;
  return (
    <WideTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.cardType}</th>
          <th scope="col">{words.brand}</th>
          <th scope="col">{words.digits}</th>
          <th scope="col">{words.codeDigits}</th>
          <th scope="col">{words.months}</th>
        </tr>
      </thead>
      <tbody>
        {cardBrandNames.map((name) => {
          const { cardType, label, digits, codeDigits, maxInstallments } = cardBrands[name];
          return (
            <tr key={name}>
              <th scope="row">
                <code className={styles.plain}>{cardType}</code>
              </th>
              <td>{label}</td>
              <td className={styles.figure}>{digits}</td>
              <td className={styles.figure}>{codeDigits}</td>
              <td className={styles.figure}>{maxInstallments}</td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
};
