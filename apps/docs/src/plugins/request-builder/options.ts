import { type OperationName, operations } from '@pasarela/contracts/operations';

type RequestBuilderOptions = {
  /** The operations that have a page. */
  readonly operations: readonly OperationName[];
};

const isOperationName = (name: unknown): name is OperationName =>
  typeof name === 'string' && Object.hasOwn(operations, name);

/** Refuses a configuration that names an operation which the contract does not have. */
export const readOptions = (options: { readonly operations?: unknown }): RequestBuilderOptions => {
  const names = options.operations;
  if (!Array.isArray(names) || names.length === 0)
    throw new Error('request-builder: "operations" must name at least one operation');
  const unknown = names.filter((name) => !isOperationName(name));
  if (unknown.length > 0) throw new Error(`request-builder: no such operation: ${unknown.join(', ')}`);
  return { operations: names.filter(isOperationName) };
};
