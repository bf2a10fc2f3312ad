import {
  type EnvironmentName,
  environmentNames,
  environments,
} from '@pasarela/contracts/accounts/environments';
import { useLanguage } from '#i18n/use-words.ts';

type EnvironmentChoiceProps = {
  legend: string;
  initial: EnvironmentName | null;
  error: string | undefined;
};

const errorId = 'environment-error';

/** Two choices side by side, both to be seen before one is taken. */
export const EnvironmentChoice = ({ legend, initial, error }: EnvironmentChoiceProps) => {
  const [language] = useLanguage();
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-13 font-medium">{legend}</legend>
      <div
        className={`grid grid-cols-2 overflow-hidden rounded-control border bg-paper ${error ? 'border-danger' : 'border-line-strong'}`}
      >
        {environmentNames.map((name) => (
          <label
            key={name}
            className="relative flex min-h-9 items-center gap-2 border-l border-line-strong px-3 text-14 max-sm:gap-1.5 max-sm:px-2 max-sm:text-13 first:border-l-0 hover:bg-hover has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name="environment"
              value={name}
              defaultChecked={initial === name}
              aria-invalid={error ? true : undefined}
              className="outline-none"
            />
            {environments[name].label[language]}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-13 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
};

const storageKey = 'lastEnvironment';

/** The environment of the last sign-in in this browser, because most users always use the same. */
export const readLastEnvironment = (): EnvironmentName | null => {
  const stored = localStorage.getItem(storageKey);
  return environmentNames.find((name) => name === stored) ?? null;
};

export const writeLastEnvironment = (name: EnvironmentName): void => localStorage.setItem(storageKey, name);
