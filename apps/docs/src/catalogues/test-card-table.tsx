import { type CardBrand, cardBrandNames, cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { type CardOutcome, testCards } from '@pasarela/contracts/test-cards/test-cards';
import { useLocale, useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { catalogueWords } from './catalogue-words.ts';
import { ResponseCodeLink } from './response-code-link.tsx';
import { WideTable } from './wide-table.tsx';

type Props = {
  readonly brands?: readonly CardBrand[];
  /** Only the cards that have it. */
  readonly outcome?: CardOutcome['kind'];
};

/** The sandbox's test cards, from the table that the simulated acquirer itself reads. */
export const TestCardTable = ({ brands = cardBrandNames, outcome }: Props) => {
  const locale = useLocale();
  const words = useWords(catalogueWords).cards;
  const rows = testCards.filter(
    (card) => brands.includes(card.brand) && (outcome === undefined || card.outcome.kind === outcome),
  );
  return (
    <WideTable label={words.title}>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          <th scope="col">{words.code}</th>
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((card) => (
          <tr key={`${card.number} ${card.expiry?.year ?? ''}`}>
            <td>
              <code className={styles.plain}>{card.number}</code>
              <br />
              {cardBrands[card.brand].label}{' '}
              <span className={styles.soft}>{words.funding[card.funding]}</span>
              <br />
              {card.expiry ? (
                words.expiry(`${card.expiry.month}/${card.expiry.year.slice(-2)}`)
              ) : (
                <span className={styles.soft}>{words.anyFuture}</span>
              )}
            </td>
            <td>
              <ResponseCodeLink code={card.responseCode} />
            </td>
            <td>{card.note[locale]}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
};
