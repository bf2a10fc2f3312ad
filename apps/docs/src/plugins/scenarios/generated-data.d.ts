declare module '@generated/scenarios/default/sign-in.json' {
  import type { DashboardSignIn } from '#plugins/scenarios/lib/scenario-page.ts';

  const signIn: DashboardSignIn;
  export default signIn;
}

declare module '@generated/scenarios/default/*.json' {
  import type { ScenarioPage } from '#plugins/scenarios/lib/scenario-page.ts';

  const page: ScenarioPage;
  export default page;
}
