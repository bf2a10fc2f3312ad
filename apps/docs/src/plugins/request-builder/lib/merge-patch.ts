import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

/** A property that is `null`: a patch's own `null` takes it out. */
const isNull = '•null•';

const same = (one: JsonValue | undefined, other: JsonValue | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const changeTo = (before: JsonValue | undefined, after: JsonValue): JsonValue => {
  if (after === null) return isNull;
  return isJsonObject(after) ? patchOf(isJsonObject(before) ? before : {}, after) : after;
};

/** The JSON merge patch (RFC 7396) that turns `from` into `to`: `null` removes a property. */
export const patchOf = (from: JsonObject, to: JsonObject): JsonObject => {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return Object.fromEntries(
    names.flatMap((name): [string, JsonValue][] => {
      const [before, after] = [from[name], to[name]];
      if (same(before, after)) return [];
      return [[name, after === undefined ? null : changeTo(before, after)]];
    }),
  );
};

export const patched = (from: JsonObject, patch: JsonObject): JsonObject => {
  const kept = Object.entries(from).filter(([name]) => patch[name] !== null);
  const changes = Object.entries(patch).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(
      changes.map(([name, value]) => {
        const before = from[name];
        if (value === isNull) return [name, null];
        return [name, isJsonObject(value) ? patched(isJsonObject(before) ? before : {}, value) : value];
      }),
    ),
  };
};
