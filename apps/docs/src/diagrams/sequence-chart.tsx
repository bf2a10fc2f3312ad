import { type CSSProperties, Fragment } from 'react';
import { useWords } from '../site/use-locale.ts';
import styles from './sequence.module.css';
import { layOut, type PlacedStep, type Step, textParts } from './sequence-layout.ts';
import { type SequenceWords, sequenceWords } from './sequence-words.ts';

/** Who acts on whom: read aloud, and shown where there is no room for lifelines. */
const partiesOf = ({ from, to }: PlacedStep, { actors }: SequenceWords): string =>
  from === to ? actors[from] : `${actors[from]} → ${actors[to]}`;

/** Code breaks at its spaces; a word that is too long for a line breaks after its slashes. */
const CodeText = ({ text }: { readonly text: string }) =>
  text.split(' ').map((word, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
    <Fragment key={place}>
      {place > 0 && ' '}
      <span className={styles.word}>
        {word.split(/(?<=\/)/).map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));

const Text = ({ text }: { readonly text: string }) =>
  textParts(text).map((part) =>
    part.code ? (
      <code key={part.place}>
        <CodeText text={part.text} />
      </code>
    ) : (
      <span key={part.place}>{part.text}</span>
    ),
  );

type Props = {
  readonly steps: readonly Step[];
  /** Drawn with its lifelines even where it has to be scrolled. */
  readonly drawn?: boolean;
};

/** The steps, as a list that is drawn as a diagram where there is room for it. */
export const SequenceChart = ({ steps, drawn = false }: Props) => {
  const words = useWords(sequenceWords);
  const layout = layOut(steps);
  const columns: CSSProperties & Record<'--columns', number> = { '--columns': layout.actors.length * 2 };
  return (
    <div className={styles.chart} data-drawn={drawn || undefined} style={columns}>
      <div className={styles.actors} aria-hidden="true">
        {layout.actors.map((actor) => (
          <span key={actor} className={styles.actor}>
            <span className={styles.name}>{words.actors[actor]}</span>
          </span>
        ))}
      </div>
      <ol className={styles.steps}>
        {layout.steps.map((step) => (
          <li key={step.order} className={styles.step}>
            <div
              className={styles.move}
              data-direction={step.direction}
              data-answer={step.answer || undefined}
              style={{ gridColumn: `${step.start} / ${step.end}` }}
            >
              <span className={styles.parties}>{partiesOf(step, words)}: </span>
              <span className={styles.text}>
                <Text text={step.text} />
              </span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
};
