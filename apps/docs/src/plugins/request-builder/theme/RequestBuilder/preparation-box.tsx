import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import type { NeededCall } from '../../lib/operation-page.ts';
import { chosenSample, isBusy } from '../../state/builder-state.ts';
import { builderWords } from '../../words/builder-words.ts';
import type { BuilderWords } from '../../words/builder-words-es.ts';
import styles from './preparation-box.module.css';
import type { Builder } from './use-builder.ts';
import { type Preparing, usePreparation } from './use-preparation.ts';

type Words = BuilderWords['preparation'];

const waitWords = (minutes: number, words: Words): string =>
  minutes % 60 === 0 ? words.hours(minutes / 60) : words.minutes(minutes);

const NeedLine = ({ need, words }: { readonly need: NeededCall; readonly words: Words }) => (
  <>
    <p className={styles.call}>
      {need.words.need} (
      <code>
        {need.call.method} {need.call.path}
      </code>
      ).
    </p>
    {need.minutesLater !== undefined && (
      <p>
        {words.wait(waitWords(need.minutesLater, words))} <a href="/home">{words.clock}</a>.
      </p>
    )}
  </>
);

const ByScript = ({ need, words }: { readonly need: NeededCall; readonly words: Words }) => (
  <p>
    {words.byScript} <code>{Object.keys(need.gives).join(', ')}</code>.
  </p>
);

/** The instructions for the payment page, which has to be completed before the calls go on. */
const PayerStep = ({
  builder,
  preparing,
  words,
}: {
  readonly builder: Builder;
  readonly preparing: Preparing;
  readonly words: Words;
}) => {
  const { preparation } = builder.state;
  if (preparation?.step !== 'payer') return null;
  return (
    <>
      <p>{preparation.isStill ? words.still : words.payer}</p>
      <p className={styles.actions}>
        <a className={controls.button} href={preparation.waiting.url} target="_blank" rel="noreferrer">
          {words.openPage}
        </a>
        <button type="button" className={controls.button} onClick={() => preparing.goOn(preparation.waiting)}>
          {words.paid}
        </button>
      </p>
    </>
  );
};

/** Lists the calls that the chosen sample needs, with one button that sends those that the builder can send. */
export const PreparationBox = ({ builder }: { readonly builder: Builder }) => {
  const { page, state } = builder;
  const words = useWords(builderWords).preparation;
  const preparing = usePreparation(builder);
  const { needs } = chosenSample(page, state);
  const [first] = needs;
  if (!first) return null;
  const { preparation, payment } = state;
  const isRunning = preparation?.step === 'running';
  const wait = needs.find((need) => need.minutesLater !== undefined)?.minutesLater;
  const isByScript = needs.some((need) => need.call.sample.byScript);
  return (
    <section className={styles.box} aria-label={words.title}>
      <h3 className={styles.title}>{words.title}</h3>
      {needs.map((need) =>
        need.call.sample.byScript ? (
          <ByScript key={need.method} need={need} words={words} />
        ) : (
          <NeedLine key={need.method} need={need} words={words} />
        ),
      )}
      <div aria-live="polite">
        {payment && <p>{words.recent(payment.transactionNumber)}</p>}
        {preparation?.step === 'ready' && (
          <p className={styles.ready}>
            {wait === undefined ? words.ready : words.readyLater(waitWords(wait, words))}
          </p>
        )}
        <PayerStep builder={builder} preparing={preparing} words={words} />
      </div>
      {!isByScript && preparation?.step !== 'payer' && (
        <p className={styles.actions}>
          <button
            type="button"
            className={controls.button}
            aria-disabled={isBusy(state)}
            onClick={preparing.prepare}
          >
            {isRunning ? words.running : first.words[payment || preparation ? 'again' : 'make']}
          </button>
          {isRunning && (
            <button type="button" className={controls.button} onClick={preparing.cancel}>
              {words.cancel}
            </button>
          )}
        </p>
      )}
    </section>
  );
};
