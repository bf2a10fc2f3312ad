import Link from '@docusaurus/Link';
import { useWords } from '../../../../site/use-locale.ts';
import type { Refusal } from '../../lib/api-refusal.ts';
import type { SendOutcome } from '../../lib/send-request.ts';
import { builderWords } from '../../words/builder-words.ts';
import styles from './response-viewer.module.css';

type Failure = Exclude<SendOutcome, { kind: 'answered' | 'cancelled' }>;

const RefusedFields = ({ refusal }: { readonly refusal: Refusal }) => {
  const words = useWords(builderWords).response;
  return (
    <>
      {refusal.fields.length > 0 && (
        <>
          <p className={styles.fieldsTitle}>{words.fields}</p>
          <ul className={styles.fields}>
            {refusal.fields.map((field) => (
              <li key={`${field.field} ${field.code}`}>
                <code>{field.field}</code> {field.message}
              </li>
            ))}
          </ul>
        </>
      )}
      {refusal.code && (
        <p>
          <Link to={`/errors/${refusal.code}`}>{words.error(refusal.code)}</Link>
        </p>
      )}
    </>
  );
};

/** What went wrong: each kind of failure in words of its own. */
export const ResponseFailure = ({ outcome }: { readonly outcome: Failure }) => {
  const words = useWords(builderWords).failures;
  const text = {
    refused: () => (outcome.kind === 'refused' ? outcome.refusal.message : ''),
    unauthenticated: () => (outcome.kind === 'unauthenticated' ? outcome.message : ''),
    unexpected: () => (outcome.kind === 'unexpected' ? words.unexpected(String(outcome.answer.status)) : ''),
    unreachable: () => (outcome.kind === 'unreachable' ? words.unreachable(outcome.host) : ''),
    offline: () => words.offline,
    lost: () => words.lost,
  }[outcome.kind]();
  return (
    <div className={styles.failure}>
      <p className={styles.code}>{text}</p>
      {outcome.kind === 'refused' && <RefusedFields refusal={outcome.refusal} />}
    </div>
  );
};
