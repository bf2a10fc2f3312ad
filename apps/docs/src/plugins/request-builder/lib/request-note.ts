import { type FieldDescription, sampleValue } from './field-description.ts';
import { valueAt } from './json-tree.ts';
import { isDeeperThan, isJsonList, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { patched, patchOf } from './merge-patch.ts';
import type { OperationPage, Sample } from './operation-page.ts';
import { masked, textsWithoutSecrets, withoutSecrets } from './without-secrets.ts';

type Texts = Readonly<Record<string, string>>;
type NotedPage = Pick<OperationPage, 'params' | 'query' | 'body' | 'scenarios'>;

/** A request as it may be kept or shared: a sample's name and what was changed in it, without secrets or card data. */
export type RequestNote = {
  readonly sample: string;
  readonly params: Texts;
  readonly query: Texts;
  readonly patch: JsonObject;
  /** The `Sandbox-Scenario`, if one was chosen. */
  readonly scenario?: string;
};

export type RestoredRequest = {
  readonly params: Texts;
  readonly query: Texts;
  readonly body: JsonObject;
  readonly scenario?: string;
};

export const noteOf = (
  page: NotedPage,
  sample: Sample,
  request: RestoredRequest,
  /** The password in use, which must not be stored in a note. */
  password = '',
): RequestNote => ({
  sample: sample.name,
  params: textsWithoutSecrets(page.params, request.params, password),
  query: textsWithoutSecrets(page.query, request.query, password),
  patch: page.body
    ? patchOf(
        withoutSecrets(page.body, sample.body ?? {}, password),
        withoutSecrets(page.body, request.body, password),
      )
    : {},
  ...(request.scenario ? { scenario: request.scenario } : {}),
});

/** Puts back what was masked: the sample's value, or else the field's example. */
const unmasked = (
  value: JsonValue,
  field: FieldDescription | undefined,
  sample: JsonValue | undefined,
): JsonValue => {
  if (value === masked) return sample ?? (field ? sampleValue(field) : '');
  const inside = (name: string): FieldDescription | undefined =>
    field?.children.find((child) => child.name === name);
  if (isJsonObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        unmasked(member, inside(name), valueAt(sample, [name])),
      ]),
    );
  return isJsonList(value)
    ? value.map((element, index) => unmasked(element, field, valueAt(sample, [index])))
    : value;
};

const unmaskedTexts = (fields: readonly FieldDescription[], values: Texts, sample: Texts): Texts => ({
  ...sample,
  ...Object.fromEntries(
    Object.entries(textsWithoutSecrets(fields, values)).map(([name, value]) => [
      name,
      value === masked ? (sample[name] ?? '') : value,
    ]),
  ),
});

/**
 * The request that a note tells of. What could not be kept is the sample's again; what the contract does not have is
 * not taken, whoever wrote the note.
 */
export const requestOf = (page: NotedPage, sample: Sample, note: RequestNote): RestoredRequest => {
  const fields = page.body ?? [];
  const kept = withoutSecrets(fields, patched(withoutSecrets(fields, sample.body ?? {}), note.patch));
  return {
    params: unmaskedTexts(page.params, note.params, sample.params),
    query: unmaskedTexts(page.query, note.query, sample.query),
    ...(note.scenario !== undefined && page.scenarios.includes(note.scenario)
      ? { scenario: note.scenario }
      : {}),
    body: Object.fromEntries(
      Object.entries(kept).map(([name, value]) => [
        name,
        unmasked(
          value,
          fields.find((field) => field.name === name),
          valueAt(sample.body ?? {}, [name]),
        ),
      ]),
    ),
  };
};

const isTexts = (value: JsonValue | undefined): value is Readonly<Record<string, string>> =>
  isJsonObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** Deeper than any request of the contract. */
const deepest = 20;

/** A note out of what was kept or shared; null where it is none. */
export const readNote = (value: JsonValue | undefined): RequestNote | null => {
  if (!isJsonObject(value) || isDeeperThan(value, deepest)) return null;
  const { sample, params, query, patch, scenario } = value;
  return typeof sample === 'string' && isTexts(params) && isTexts(query) && isJsonObject(patch)
    ? { sample, params, query, patch, ...(typeof scenario === 'string' ? { scenario } : {}) }
    : null;
};
