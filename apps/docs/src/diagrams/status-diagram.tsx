import Link from '@docusaurus/Link';
import { statusesAfter } from '@pasarela/contracts/statuses/transaction-moves';
import {
  type TransactionStatus,
  transactionStatuses,
  transactionStatusIds,
} from '@pasarela/contracts/statuses/transaction-status';
import { type CSSProperties, useState } from 'react';
import { useLocale, useWords } from '../site/use-locale.ts';
import styles from './status-diagram.module.css';
import { arrows, drawing, frame, frameArrow, places, replaceable } from './status-layout.ts';
import { statusDiagramWords } from './status-words.ts';

const head = 'status-arrow';

type Shown = { readonly active: TransactionStatus | null };

const Arrows = ({ active }: Shown) => (
  <svg
    className={styles.arrows}
    viewBox={`0 0 ${drawing.width} ${drawing.height}`}
    width={drawing.width}
    height={drawing.height}
    aria-hidden="true"
  >
    <defs>
      <marker id={head} viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto">
        <path d="M0,0.5 L7,4 L0,7.5 z" fill="context-stroke" />
      </marker>
    </defs>
    <rect {...frame} rx="10" className={styles.frame} />
    {arrows.map(({ from, to, path }) => (
      <path
        key={`${from} ${to}`}
        className={styles.arrow}
        data-active={from === active || undefined}
        d={path}
        markerEnd={`url(#${head})`}
      />
    ))}
    <path
      className={styles.arrow}
      data-active={(active !== null && replaceable.includes(active)) || undefined}
      d={frameArrow}
      markerEnd={`url(#${head})`}
    />
  </svg>
);

/** The statuses of a transaction, and an arrow for each move that the contract allows. A status leads to its row of the catalogue. */
export const StatusDiagram = () => {
  const words = useWords(statusDiagramWords);
  const locale = useLocale();
  const [active, setActive] = useState<TransactionStatus | null>(null);
  const nextOf = (id: TransactionStatus): string =>
    statusesAfter(id)
      .map((after) => transactionStatuses[after].responseCode)
      .join(', ');
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{words.caption}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <div className={styles.drawing} style={{ width: drawing.width, height: drawing.height }}>
          <Arrows active={active} />
          <ul className={styles.nodes}>
            {transactionStatusIds.map((id) => {
              const { responseCode, label, colour } = transactionStatuses[id];
              const place: CSSProperties = { left: places[id].x, top: places[id].y, ...drawing.node };
              const next = nextOf(id);
              return (
                <li key={id} className={styles.node} style={place} data-colour={colour}>
                  <Link
                    to={`/catalogs/response#code-${responseCode}`}
                    onPointerEnter={() => setActive(id)}
                    onPointerLeave={() => setActive(null)}
                    onFocus={() => setActive(id)}
                    onBlur={() => setActive(null)}
                  >
                    <span className={styles.code}>{responseCode}</span>
                    <span className={styles.label}>{label[locale]}</span>
                    <span className={styles.unseen}>{next === '' ? words.final : words.next(next)}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </figure>
  );
};
