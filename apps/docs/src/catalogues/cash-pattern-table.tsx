import { cashPatterns } from '@pasarela/contracts/test-cards/cash-patterns';
import { useLocale, useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { catalogueWords } from './catalogue-words.ts';
import { WideTable } from './wide-table.tsx';

/** What becomes of a cash reference of the sandbox, by the payer's e-mail. */
export const CashPatternTable = () => {
  const locale = useLocale();
  const words = useWords(catalogueWords).cash;
  return (
    <WideTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.email}</th>
          <th scope="col">{words.outcome}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(cashPatterns).map(({ ending, note }) => (
          <tr key={ending}>
            <th scope="row">
              <code className={styles.plain}>{words.example(ending)}</code>
            </th>
            <td>{note[locale]}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
};
