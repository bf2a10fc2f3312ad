import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type DeclineReason, declineReasons } from '@pasarela/contracts/payments/decline-reasons';
import { testCards } from '@pasarela/contracts/test-cards/test-cards';
import { CodeName } from '../look/code-name.tsx';
import { useLocale, useWords } from '../site/use-locale.ts';
import styles from './catalogue.module.css';
import { deciderOf } from './decline-deciders.ts';
import { paymentWords } from './payment-words.ts';
import { WideTable } from './wide-table.tsx';

const reasons = Object.keys(declineReasons) as DeclineReason[];

/** The first card of the table that is declined for a reason, where there is one. */
const cardOf = (reason: DeclineReason): string | undefined =>
  testCards.find(({ outcome, expiry }) => outcome.kind === 'declined' && outcome.reason === reason && !expiry)
    ?.number;

/** Why a payment is declined: the stable code, its words, who decides it, and the card that causes it. */
export const DeclineReasonTable = () => {
  const locale = useLocale();
  const words = useWords(paymentWords).reasons;
  const anchors = useBrokenLinks();
  return (
    <WideTable label={words.title} stacks>
      <thead>
        <tr>
          <th scope="col">{words.code}</th>
          <th scope="col">{words.message}</th>
          <th scope="col">{words.decider}</th>
          <th scope="col">{words.cards}</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map((reason) => {
          const id = `reason-${reason}`;
          const card = cardOf(reason);
          anchors.collectAnchor(id);
          return (
            <tr key={reason} id={id} className={styles.target}>
              <th scope="row">
                <code className={styles.plain}>
                  <CodeName name={reason} />
                </code>
              </th>
              <td>{declineReasons[reason][locale]}</td>
              <td data-label={words.decider}>{words.deciders[deciderOf(reason)]}</td>
              <td data-label={words.cards}>{card && <code className={styles.plain}>{card}</code>}</td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
};
