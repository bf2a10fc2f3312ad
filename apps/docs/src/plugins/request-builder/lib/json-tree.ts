import { type FieldDescription, sampleElement, sampleValue } from './field-description.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';

type PathStep = string | number;
export type JsonPath = readonly PathStep[];

/** `OrderInformation.LineItems.0.Quantity`: how the API names a field in its errors. */
export const pathKey = (path: JsonPath): string => path.join('.');

/** A property of the contract, or an element of a list in the body. */
export type TreeNode = {
  readonly key: string;
  readonly path: JsonPath;
  readonly field: FieldDescription;
  /** Elements of a list count from 1; undefined for a property. */
  readonly element?: number;
  readonly present: boolean;
  /** The value in the body at the node's path. */
  readonly value: JsonValue | undefined;
  readonly children: readonly TreeNode[];
};

/** The API takes names whatever their case, so the tree finds `amount` where the contract says `Amount`. */
export const ownName = (object: JsonObject, name: string): string | undefined => {
  if (Object.hasOwn(object, name)) return name;
  const lower = name.toLowerCase();
  return Object.keys(object).find((key) => key.toLowerCase() === lower);
};

const memberOf = (value: JsonValue | undefined, name: string): JsonValue | undefined => {
  if (!isJsonObject(value)) return undefined;
  const own = ownName(value, name);
  return own === undefined ? undefined : value[own];
};

const elementNodes = (field: FieldDescription, path: JsonPath, value: JsonValue | undefined): TreeNode[] =>
  field.children.length > 0 && isJsonList(value)
    ? value.map((element, index) => ({
        key: pathKey([...path, index]),
        path: [...path, index],
        field,
        element: index + 1,
        present: true,
        value: element,
        children: treeOf(field.children, element, [...path, index]),
      }))
    : [];

/** The tree of checkable properties: all that the contract has, each present where the body has it. */
export const treeOf = (
  fields: readonly FieldDescription[],
  value: JsonValue | undefined,
  parent: JsonPath = [],
): TreeNode[] =>
  fields.map((field) => {
    const path = [...parent, field.name];
    const member = memberOf(value, field.name);
    return {
      key: pathKey(path),
      path,
      field,
      present: member !== undefined,
      value: member,
      children:
        field.kind === 'array' ? elementNodes(field, path, member) : treeOf(field.children, member, path),
    };
  });

/** Puts a new property where the contract's order has it; the properties that are there keep theirs. */
const withProperty = (
  object: JsonObject,
  field: FieldDescription,
  siblings: readonly FieldDescription[],
  value: JsonValue,
): JsonObject => {
  const rank = (name: string): number =>
    siblings.findIndex((sibling) => sibling.name.toLowerCase() === name.toLowerCase());
  const entries = Object.entries(object);
  const before = entries.findIndex(([name]) => rank(name) > siblings.indexOf(field));
  entries.splice(before < 0 ? entries.length : before, 0, [field.name, value]);
  return Object.fromEntries(entries);
};

const without = (object: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));

/** Computes the new value of a property; undefined removes the property. */
type Change = (field: FieldDescription, held: JsonValue | undefined) => JsonValue | undefined;

const elementChanged = (
  list: readonly JsonValue[],
  { children }: FieldDescription,
  [index, ...rest]: readonly [number, ...JsonPath],
  change: Change,
): JsonValue => {
  if (rest.length === 0) return list.filter((_, position) => position !== index);
  return list.map((element, position) =>
    position === index ? changedAt(isJsonObject(element) ? element : {}, children, rest, change) : element,
  );
};

/** A body with one property changed; the objects that lead to it are made where they are not there. */
const changedAt = (
  body: JsonObject,
  fields: readonly FieldDescription[],
  path: JsonPath,
  change: Change,
): JsonObject => {
  const [name, next, ...rest] = path;
  const field = fields.find((one) => one.name === name);
  if (!field) return body;
  const own = ownName(body, field.name);
  const held = own === undefined ? undefined : body[own];
  const inner =
    next === undefined
      ? change(field, held)
      : typeof next === 'number'
        ? elementChanged(isJsonList(held) ? held : [], field, [next, ...rest], change)
        : changedAt(isJsonObject(held) ? held : {}, field.children, [next, ...rest], change);
  if (inner === undefined) return own === undefined ? body : without(body, own);
  return own === undefined ? withProperty(body, field, fields, inner) : { ...body, [own]: inner };
};

/** The value at a path, ignoring the case of names. */
export const valueAt = (value: JsonValue | undefined, path: JsonPath): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>(
    (held, step) =>
      typeof step === 'number' ? (isJsonList(held) ? held[step] : undefined) : memberOf(held, step),
    value,
  );

/**
 * Puts a property into a body, with the sample's value or its example, or takes it out; an element of a list is taken
 * out.
 */
export const propertyToggled = (
  body: JsonObject,
  fields: readonly FieldDescription[],
  path: JsonPath,
  sample: JsonObject = {},
): JsonObject =>
  changedAt(body, fields, path, (field, held) =>
    held === undefined ? (valueAt(sample, path) ?? sampleValue(field)) : undefined,
  );

/** Gives a property another value. */
export const valueEdited = (
  body: JsonObject,
  fields: readonly FieldDescription[],
  path: JsonPath,
  value: JsonValue,
): JsonObject => changedAt(body, fields, path, () => value);

/** Adds an element to a list of the body; the list is made where it is not there yet. */
export const elementAdded = (
  body: JsonObject,
  fields: readonly FieldDescription[],
  path: JsonPath,
): JsonObject =>
  changedAt(body, fields, path, (field, held) => [...(isJsonList(held) ? held : []), sampleElement(field)]);
