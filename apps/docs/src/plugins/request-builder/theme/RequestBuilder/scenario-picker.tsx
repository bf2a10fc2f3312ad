import Link from '@docusaurus/Link';
import settings from '@generated/request-builder/default/settings.json';
import { scenarioHeader } from '@pasarela/contracts/sandbox/scenarios';
import { useId } from 'react';
import controls from '../../../../look/controls.module.css';
import { useWords } from '../../../../site/use-locale.ts';
import { builderWords } from '../../words/builder-words.ts';
import type { Builder } from './use-builder.ts';

/** What is to go wrong with the request, chosen from the scenarios that apply to it. */
export const ScenarioPicker = ({ builder }: { readonly builder: Builder }) => {
  const { page, state, dispatch } = builder;
  const words = useWords(builderWords).scenario;
  const id = useId();
  const hint = settings.scenarios[state.scenario]?.happens ?? words.hint;
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {scenarioHeader}
      </label>
      <select
        id={id}
        className={controls.input}
        value={state.scenario}
        aria-describedby={`${id}-hint`}
        onChange={(event) => dispatch({ type: 'scenarioChosen', name: event.target.value })}
      >
        <option value="">{words.none}</option>
        {page.scenarios.map((name) => (
          <option key={name} value={name}>
            {settings.scenarios[name]?.label} · {name}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className={controls.hint}>
        {hint} <Link to="/integration-tests/failures">{words.more}</Link>
      </p>
    </div>
  );
};
