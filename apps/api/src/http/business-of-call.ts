import { invalidFields, Refusal } from '#errors/refusal.ts';

export type NamedBusiness = { readonly where: string; readonly id: number };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The business id of the `Company` header; undefined if the header is missing or empty. */
export const businessOf = (header: string | string[] | undefined): number | undefined => {
  if (header === undefined || header === '') return undefined;
  if (typeof header !== 'string' || !/^[1-9]\d{0,8}$/.test(header))
    throw invalidFields([{ field: 'Company', code: 'invalid_format' }]);
  return Number(header);
};

/** The spellings, as in the specification, of properties that name the business of a call. */
const businessNames = ['idCompany', 'IdCompany', 'companyId'] as const;

/** Every business id that a call names: in the header, path, query and body. */
export const namedBusinesses = (
  header: number | undefined,
  input: { readonly params: unknown; readonly query: unknown; readonly body: unknown },
): readonly NamedBusiness[] => {
  const named: NamedBusiness[] = header === undefined ? [] : [{ where: 'Company', id: header }];
  for (const part of [input.params, input.query, input.body]) {
    if (!isRecord(part)) continue;
    for (const where of businessNames) {
      const id = part[where];
      if (typeof id === 'number') named.push({ where, id });
    }
  }
  return named;
};

/** The business id of a call that must name one. */
export const requiredBusiness = (first: NamedBusiness | undefined): number => {
  if (!first) throw new Refusal('business_missing');
  return first.id;
};

/** Throws if a call names different businesses. */
export const refuseMismatch = (businessId: number, named: readonly NamedBusiness[]): void => {
  if (named.some(({ id }) => id !== businessId)) throw new Refusal('business_mismatch');
};
