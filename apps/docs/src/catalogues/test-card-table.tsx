import { type CardBrand, cardBrandNames, cardBrands } from '@pasarela/contracts/card-numbers/card-brands';
import { type CardOutcome, type TestCard, testCards } from '@pasarela/contracts/test-cards/test-cards';
import { CodeName } from '../look/code-name.tsx';
import { codeWords } from '../look/code-words.ts';
import controls from '../look/controls.module.css';
import { CopyButton } from '../look/copy-button.tsx';
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

/** Why a card is declined, as answers name it in `declineReason`. */
const reasonOf = ({ outcome }: TestCard): string | undefined =>
  outcome.kind === 'declined' || outcome.kind === 'approvedOnce' ? outcome.reason : undefined;

/** The groups that a number is printed in on its card: they stand apart, and what is selected and copied is digits alone. */
const groupsOf = ({ brand, number }: TestCard): readonly string[] =>
  (brand === 'amex' ? /(.{4})(.{6})(.{5})/ : /(.{4})(.{4})(.{4})(.{4})/).exec(number)?.slice(1) ?? [number];

type CardCellProps = {
  readonly card: TestCard;
  /** Whether the table has cards of other brands too. */
  readonly namesBrand: boolean;
};

/** The number, to be copied, and what it does not say itself. */
const CardCell = ({ card, namesBrand }: CardCellProps) => {
  const words = useWords(catalogueWords).cards;
  const { copy } = useWords(codeWords);
  const said = [
    words.funding[card.funding],
    ...(card.expiry ? [words.expiry(`${card.expiry.month}/${card.expiry.year.slice(-2)}`)] : []),
  ];
  return (
    <td className={styles.card}>
      <span className={styles.copied}>
        <code className={styles.plain}>
          {groupsOf(card).map((group, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a number stay where they are
            <span key={place} className={styles.digits}>
              {group}
            </span>
          ))}
        </code>
        <span data-reading="skip">
          <CopyButton text={card.number} words={copy} about={card.number} className={controls.mark} />
        </span>
      </span>
      <span className={styles.kind}>
        {/* A heading above the table says it to who sees all of it. */}
        <span
          className={namesBrand ? undefined : controls.unseen}
        >{`${cardBrands[card.brand].label} · `}</span>
        {said.join(' · ')}
      </span>
    </td>
  );
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
          <th scope="col" className={styles.beside}>
            {words.code}
          </th>
          <th scope="col">{words.result}</th>
          <th scope="col" className={styles.beside}>
            <code className={styles.plain}>{words.reason}</code>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((card) => {
          const reason = reasonOf(card);
          const reasonCode = reason !== undefined && (
            <code className={styles.plain}>
              <CodeName name={reason} />
            </code>
          );
          return (
            <tr key={`${card.number} ${card.expiry?.year ?? ''}`}>
              <CardCell card={card} namesBrand={brands.length > 1} />
              <td className={styles.beside}>
                <ResponseCodeLink code={card.responseCode} />
              </td>
              <td>
                {card.note[locale]}
                <span className={styles.onPhone} data-reading="skip">
                  <ResponseCodeLink code={card.responseCode} /> {reasonCode}
                </span>
              </td>
              <td className={styles.beside}>{reasonCode}</td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
};
