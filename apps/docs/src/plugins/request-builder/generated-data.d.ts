declare module '@generated/request-builder/default/demo.json' {
  import type { Credentials } from '#plugins/request-builder/lib/build-request.ts';

  const demo: Credentials;
  export default demo;
}

declare module '@generated/request-builder/default/settings.json' {
  import type { BuilderSettings } from '#plugins/request-builder/lib/operation-page.ts';

  const settings: BuilderSettings;
  export default settings;
}

declare module '@generated/request-builder/default/summaries.json' {
  import type { MethodSummary } from '#plugins/request-builder/lib/operation-page.ts';

  const summaries: readonly MethodSummary[];
  export default summaries;
}

declare module '@generated/request-builder/default/groups.json' {
  import type { MethodGroup } from '#plugins/request-builder/lib/operation-page.ts';

  const groups: readonly MethodGroup[];
  export default groups;
}

declare module '@generated/request-builder/default/inmediate-capture-card.sample.json' {
  import type { SampleCall } from '#plugins/request-builder/lib/operation-page.ts';

  const call: SampleCall;
  export default call;
}

declare module '@generated/request-builder/default/*.json' {
  import type { OperationPage } from '#plugins/request-builder/lib/operation-page.ts';

  const page: OperationPage;
  export default page;
}
