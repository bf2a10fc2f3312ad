import { frequencies, frequencyNames } from '@pasarela/contracts/frequencies/frequencies';
import { useLocale, useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { type CatalogueWords, catalogueWords } from './catalogue-words.ts';
import { WideTable } from './wide-table.tsx';

type Every = (typeof frequencies)[keyof typeof frequencies]['every'];

const everyWords = (every: Every, words: CatalogueWords['frequencies']): string => {
  if (every === 'firstTwoDates') return words.firstTwoDates;
  return 'days' in every ? words.days(every.days) : words.months(every.months);
};

/** How often a subscription charges. */
export const FrequencyTable = () => {
  const locale = useLocale();
  const words = useWords(catalogueWords).frequencies;
  return (
    <WideTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.label}</th>
          <th scope="col">{words.every}</th>
        </tr>
      </thead>
      <tbody>
        {frequencyNames.map((name) => (
          <tr key={name}>
            <th scope="row">
              <code className={styles.plain}>{name}</code>
            </th>
            <td>{frequencies[name].label[locale]}</td>
            <td>{everyWords(frequencies[name].every, words)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
};
