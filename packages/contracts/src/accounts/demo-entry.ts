import type { RoleName } from '../roles/roles.ts';

/** Where a deployment says whether it is the demo; its answer is a `DemoEntry`, or null on every other deployment. */
export const demoEntryPath = '/demo.json';

/** The published sign-ins of the demo. */
export type DemoEntry = {
  readonly password: string;
  /** One user of each role. */
  readonly users: readonly { readonly userName: string; readonly role: RoleName }[];
};
