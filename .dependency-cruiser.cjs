// Who may import whom (ARCHITECTURE.md). Every rule has a fixture in scripts/checks/fixtures/boundaries that breaks it.

const api = '^apps/api/src/';
const tests = '(\\.test\\.tsx?$|/test/)';
const ofPackage = (names) => `(^|node_modules/)(${names})`;

/** Made while a site is built: modules of the bundlers that no file stands for. */
const docusaurusAlias = '^@(theme|theme-original|theme-init|site|generated|docusaurus)(/|$)';

/** Packages of types alone: no module stands behind their names. */
const typesAlone = '^(hast|mdast)$';

const everywhere = [
  {
    name: 'no-circular',
    severity: 'error',
    comment: 'Two files that need each other are one file, or there is a third that both need.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    severity: 'error',
    comment:
      'An import that cannot be followed cannot be judged by the other rules either. The programs beside the package import it as its readers do.',
    from: { pathNot: '^(apps/api/(npm|bench/emulators)|examples/[^/]+)/[^/]+\\.m(ts|js)$' },
    to: { couldNotResolve: true, pathNot: `^virtual:|${docusaurusAlias}|${typesAlone}` },
  },
  {
    name: 'examples-stand-alone',
    severity: 'error',
    comment: 'A reader copies the folder of an example: it needs Node, its own files and the package.',
    from: { path: '^examples/([^/]+)/' },
    to: { dependencyTypesNot: ['core'], pathNot: '^(examples/$1/|pasarela$)' },
  },
  {
    name: 'no-barrels',
    severity: 'error',
    comment: 'Import what you mean from where it stands.',
    from: { path: '^(apps|packages)/', pathNot: '^apps/docs/docusaurus\\.config\\.ts$' },
    // A folder of the documentation's theme is a component, found by its index.
    to: { path: '^(apps|packages)/.+/index\\.tsx?$', pathNot: '^apps/docs/src/(theme|plugins/[^/]+/theme)/' },
  },
  {
    name: 'no-rooms-for-anything',
    severity: 'error',
    comment: 'A file is named after its concept: `utils` and the like collect what belongs elsewhere.',
    from: {},
    to: { path: '[/-](utils?|helpers?|common|misc)[./]', pathNot: 'node_modules/|^@' },
  },
  {
    name: 'no-tests-in-the-product',
    severity: 'error',
    comment: 'What runs does not lean on what tests it.',
    from: { path: '^(apps|packages)/[^/]+/src/', pathNot: tests },
    to: { path: `${tests}|/e2e/` },
  },
  {
    name: 'apps-stand-apart',
    severity: 'error',
    comment: 'Applications share contracts and nothing else.',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'contracts-by-name',
    severity: 'error',
    comment: 'Contracts are imported as @pasarela/contracts/…, never by a path out of the workspace.',
    from: { path: '^apps/' },
    to: { path: '^packages/', dependencyTypes: ['local'] },
  },
];

const contracts = [
  {
    name: 'contracts-need-zod-alone',
    severity: 'error',
    comment: 'Contracts run in the API, the browser and the documentation.',
    from: { path: '^packages/contracts/src/', pathNot: tests },
    to: { pathNot: `^packages/contracts/src/|${ofPackage('zod')}(/|$)` },
  },
];

const apiRules = [
  {
    name: 'one-way-to-the-database',
    severity: 'error',
    comment: 'Nothing but src/database can open a client: a second one loses acknowledged writes.',
    // The two files of the tests make and remove whole databases of a server.
    from: {
      path: '^apps/api/(src|test)/',
      pathNot: `${api}database/|^apps/api/test/(postgres-server|test-database)\\.ts$`,
    },
    to: { path: ofPackage('better-sqlite3|pg|pg-cursor|@prisma/') },
  },
  {
    name: 'sql-in-repositories',
    severity: 'error',
    comment: 'Statements stand in repositories, and what a report reads beside the line that it becomes.',
    from: { path: api, pathNot: `-repository\\.ts$|${api}(database|reports)/|${tests}` },
    to: { path: `${api}database/(sql|dialect)\\.ts$` },
  },
  {
    name: 'database-opened-once',
    severity: 'error',
    comment:
      'The server opens the database and hands it on; a report reads beside it. Others know its types.',
    from: { path: api, pathNot: `${api}(database/|entry/|reports/report-worker\\.ts$)|${tests}` },
    to: {
      path: `${api}database/`,
      pathNot: `${api}database/(sql|dialect|list-order|row-ids|database-errors)\\.ts$`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'feature-alone',
    severity: 'error',
    comment:
      'What two features need is core. No feature leans on another, nor on what puts features together.',
    from: { path: `${api}(features/[^/]+)/`, pathNot: tests },
    to: {
      path: api,
      pathNot: `${api}($1|core|http|reports|database|generated|errors|security|time|concurrency|installation|processes)/`,
    },
  },
  {
    name: 'core-knows-no-feature',
    severity: 'error',
    comment: 'What features bring to core (handlers of due work, the acquirer) is handed to it by wiring.',
    from: { path: `${api}core/`, pathNot: tests },
    to: {
      path: api,
      pathNot: `${api}(core|database|generated|errors|security|time|concurrency|installation)/`,
    },
  },
  {
    name: 'http-knows-no-feature',
    severity: 'error',
    comment: 'An operation is mounted, recorded and refused alike, whichever feature answers it.',
    from: { path: `${api}(http|reports|plugins)/`, pathNot: tests },
    to: { path: `${api}(features|sandbox|seed|wiring)/` },
  },
  {
    name: 'sandbox-knows-no-feature',
    severity: 'error',
    comment: 'The sandbox stands beside the features: it plays the bank and the clock by what core offers.',
    from: { path: `${api}sandbox/`, pathNot: tests },
    to: { path: `${api}(features|seed|wiring)/` },
  },
  {
    name: 'foundations-know-no-core',
    severity: 'error',
    comment: 'What everything stands on leans on nothing above it.',
    from: { path: `${api}(database|errors|security|time|concurrency|installation)/`, pathNot: tests },
    to: { path: `${api}(core|features|http|reports|sandbox|seed|wiring|plugins)/` },
  },
  {
    name: 'routes-to-service',
    severity: 'error',
    comment: 'A handler calls its service; rows and statements are not its business.',
    from: { path: `${api}.+-routes\\.ts$` },
    to: { path: `-repository\\.ts$|${api}database/sql\\.ts$` },
  },
  {
    name: 'rules-are-pure',
    severity: 'error',
    comment: 'Rules compute: contracts and other rules, no input or output.',
    from: { path: `${api}.+-rules\\.ts$` },
    to: { pathNot: '^packages/contracts/|-rules\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'production-dependencies',
    severity: 'error',
    comment: 'What runs in production is installed there.',
    from: { path: '^(apps/api|packages/contracts)/src/', pathNot: tests },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  },
];

const dashboard = [
  {
    name: 'dashboard-feature-alone',
    severity: 'error',
    comment: 'A feature of the dashboard uses contracts and shared parts, never another feature.',
    from: { path: '^apps/dashboard/src/features/([^/]+)/' },
    to: { path: '^apps/dashboard/src/features/', pathNot: '^apps/dashboard/src/features/$1/' },
  },
  {
    name: 'features-know-no-app',
    severity: 'error',
    comment: 'What puts features together is above them: it hands a feature what that shows of it.',
    from: { path: '^apps/dashboard/src/features/', pathNot: tests },
    to: { path: '^apps/dashboard/src/(app/|main\\.tsx$)' },
  },
  {
    name: 'rooms-below-components',
    severity: 'error',
    comment: 'Session, calls and language know nothing of what screens are made of.',
    from: { path: '^apps/dashboard/src/(session|api|i18n|theme|paths|parts)/', pathNot: tests },
    to: { path: '^apps/dashboard/src/(components|access|sandbox|features|app)/' },
  },
  {
    name: 'components-below-sandbox',
    severity: 'error',
    comment:
      'What screens are made of is the same in production: it reads the clock, and knows no control of the sandbox.',
    from: { path: '^apps/dashboard/src/components/', pathNot: tests },
    to: { path: '^apps/dashboard/src/(access|sandbox|app)/' },
  },
  {
    name: 'shared-parts-know-no-feature',
    severity: 'error',
    comment: 'Only the router, in app/, knows the features.',
    from: { path: '^apps/dashboard/src/', pathNot: '^apps/dashboard/src/(app|features)/|/main\\.tsx$' },
    to: { path: '^apps/dashboard/src/features/' },
  },
  {
    name: 'hosted-pages-share-no-session',
    severity: 'error',
    comment: 'A payer has no session: no code of a hosted page asks the tabs of the dashboard for one.',
    from: { path: '^apps/dashboard/src/app/checkout-document\\.tsx$' },
    to: {
      path: '^apps/dashboard/src/session/(session-sharing|hand-over|tab-channel)\\.ts$',
      reachable: true,
    },
  },
  {
    name: 'hosted-pages-have-their-styles',
    severity: 'error',
    comment:
      'The stylesheet of the hosted pages is made from these folders without these files: change both in styles/checkout.css and here.',
    from: { path: '^apps/dashboard/src/app/checkout-document\\.tsx$' },
    to: {
      path: '^apps/dashboard/src/components/(?:(?!(?:dates|money|payment|ui)/)|ui/(?:command|consequence-dialog|link-tabs)\\.)',
      reachable: true,
    },
  },
  {
    name: 'radix-wrapped-once',
    severity: 'error',
    comment: 'Controls are wrapped once, in components/ui.',
    from: { path: '^apps/dashboard/src/', pathNot: '^apps/dashboard/src/components/ui/' },
    to: { path: ofPackage('@radix-ui/') },
  },
];

const docs = [
  {
    name: 'builder-logic-without-interface',
    severity: 'error',
    comment: "The Request Builder's lib and state are pure, and carry its tests.",
    from: { path: '^apps/docs/src/plugins/request-builder/(lib|state)/' },
    to: { path: `${ofPackage('react|react-dom|@docusaurus|@radix-ui|@codemirror')}(/|$)|/theme/` },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...everywhere, ...contracts, ...apiRules, ...dashboard, ...docs],
  options: {
    doNotFollow: { path: 'node_modules|/generated/' },
    exclude: { path: '(^|/)(dist|build|\\.docusaurus|fixtures)/' },
    // Imports of types count: a circle of types is a circle to whoever reads it.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
