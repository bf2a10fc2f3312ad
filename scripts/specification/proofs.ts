/** Where tests stand, so that a line names them briefly. Each gives `file > title`. */
export const scenario = (name: string, title: string): string =>
  `apps/api/test/scenarios/${name}.test.ts > ${title}`;
export const api = (path: string, title: string): string => `apps/api/src/${path}.test.ts > ${title}`;
export const contract = (path: string, title: string): string =>
  `packages/contracts/src/${path}.test.ts > ${title}`;
export const screen = (path: string, title: string): string =>
  `apps/dashboard/src/${path}.test.ts > ${title}`;
export const component = (path: string, title: string): string =>
  `apps/dashboard/src/${path}.test.tsx > ${title}`;
export const docs = (path: string, title: string): string => `apps/docs/src/${path}.test.ts > ${title}`;
export const journey = (name: string, title: string): string =>
  `apps/dashboard/e2e/${name}.spec.ts > ${title}`;

/** The walk of an operation through every role, on the server. */
export const walked = (operation: string): string =>
  scenario('isolation', `${operation} opens to the roles that may, and to no other`);
/** The guards of every screen, for a role. */
export const entered = (role: string): string =>
  screen('app/guards', `a screen that ${role} may not open leads to the resume before it calls anything`);

/** A call of section 7 stands in the contract as it is specified, and does its work for whom it may. */
export const specifiedCall = (operation: string, route: string): readonly [string, string] => [
  contract('dashboard-calls', `${operation} is ${route}, and takes what is said of it`),
  walked(operation),
];
/** An entity of section 3 has its properties. */
export const hasProperties = (entity: string): string =>
  contract('dashboard-properties', `${entity} has its properties`);
