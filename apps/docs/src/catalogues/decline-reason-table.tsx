import { declineReasons } from '@pasarela/contracts/test-cards/test-cards';
import { useLocale, useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { catalogueWords } from './catalogue-words.ts';
import { WideTable } from './wide-table.tsx';

/** Why a payment is declined: the stable code and its words. */
export const DeclineReasonTable = () => {
  const locale = useLocale();
  const words = useWords(catalogueWords).reasons;
  return (
    <WideTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.code}</th>
          <th scope="col">{words.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(declineReasons).map(([code, message]) => (
          <tr key={code}>
            <th scope="row">
              <code className={styles.plain}>{code}</code>
            </th>
            <td>{message[locale]}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
};
