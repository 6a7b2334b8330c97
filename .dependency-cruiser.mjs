import { areas, needsNoPermission } from './areas.ts'

const names = Object.keys(areas)
const oneOf = list => `(?:${list.join('|')})`
const { tests } = needsNoPermission
/** Who may read which is checked with the SQL. */
const views = '^server/src/areas/[^/]+/view-tables\\.ts$'
/** The zod shapes beside the endpoints of an area. */
const shapes = ['^domain/src/shapes\\.ts$', '^domain/src/.+[/-]shapes\\.ts$']
const notAllowed = (area, allowed) => names.filter(name => name !== area && !allowed.includes(name))

/** One rule per area and side, made from `areas.ts`. */
const calls = names.flatMap(area => [
  {
    name: `${area}-calls`,
    comment: `On the server and in the rules ${area} may call: ${areas[area].server.join(', ') || 'no other area'} (areas.ts).`,
    severity: 'error',
    from: {
      path: `^(server/src/areas|domain/src)/${area}/`,
      pathNot: Object.values(needsNoPermission),
    },
    to: {
      path: `^(server/src/areas|domain/src)/${oneOf(notAllowed(area, areas[area].server))}/`,
      pathNot: views,
    },
  },
  {
    name: `${area}-shows`,
    comment: `In the browser ${area} may show parts of: ${areas[area].web.join(', ') || 'no other area'} (areas.ts).`,
    severity: 'error',
    from: { path: `^web/src/areas/${area}/` },
    // A test may use the data of another area's tests.
    to: { path: `^web/src/areas/${oneOf(notAllowed(area, areas[area].web))}/`, pathNot: tests },
  },
])

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'What the business says needs neither Node nor the browser: zod and itself.',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: tests },
      to: { pathNot: ['^domain/src/', '^node_modules/zod/'] },
    },
    {
      name: 'no-zod-in-browsers',
      comment: 'The server checks what a call takes and answers. Browsers use the types and load no zod.',
      severity: 'error',
      from: { path: '^(domain|web)/src/', pathNot: [...shapes, tests] },
      to: { path: [...shapes, '^(node_modules/)?zod(/|$)'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-never-server',
      comment: 'What browser and server share stands in domain.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|brands|bench|e2e|scripts)/' },
    },
    {
      name: 'server-never-web',
      comment: 'The running server needs neither the pages’ sources nor the demo’s brands.',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: '^(web|brands|bench|e2e|scripts)/' },
    },
    {
      name: 'demo-by-its-door',
      comment: 'The product knows one thing of the demo: how to load it. Tests use its makers.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: tests },
      to: { path: '^server/demo/', pathNot: '^server/demo/index\\.ts$' },
    },
    {
      name: 'demo-never-web',
      comment: 'Demo data are made by the areas’ own commands and drawn by the brands.',
      severity: 'error',
      from: { path: '^server/demo/' },
      to: { path: '^(web|bench|e2e|scripts)/' },
    },
    {
      name: 'brands-draw-alone',
      comment: 'The demo’s brands, their range and their drawings need the rules alone.',
      severity: 'error',
      from: { path: '^brands/' },
      to: { path: '^(server|web|hall|bench|e2e|scripts)/' },
    },
    {
      name: 'hall-makes-files',
      comment: 'The hall is drawn offline; the demo reads its pictures and imports nothing of it.',
      severity: 'error',
      from: { pathNot: '^hall/' },
      to: { path: '^hall/' },
    },
    {
      name: 'hall-stands-alone',
      comment: 'The hall is drawn from a table of exhibitors; it knows neither server nor pages.',
      severity: 'error',
      from: { path: '^hall/' },
      to: { path: '^(server|web|bench|e2e|scripts)/' },
    },
    {
      name: 'platform-knows-no-area',
      comment: 'The machinery is the same for every area.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: tests },
      to: { path: '^(server/src/areas|domain/src/[^/]+)/' },
    },
    {
      name: 'testing-only-in-tests',
      comment: 'What boots servers for tests is no part of the product.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'front-doors',
      comment: 'Areas call each other by their index.ts.',
      severity: 'error',
      from: { path: '^server/src/areas/([^/]+)/', pathNot: ['/[a-z-]*tables\\.ts$', tests] },
      to: {
        path: '^server/src/areas/',
        pathNot: ['^server/src/areas/$1/', '^server/src/areas/[^/]+/index\\.ts$', views],
      },
    },
    {
      name: 'front-doors-from-outside',
      comment: 'The app, the import and the demo use the areas by their index.ts, too.',
      severity: 'error',
      from: { path: '^(server/src/[^/]+\\.ts$|server/demo/)', pathNot: tests },
      to: { path: '^server/src/areas/', pathNot: '^server/src/areas/[^/]+/index\\.ts$' },
    },
    {
      name: 'tables-name-tables',
      comment: 'A table names another area only for a foreign key.',
      severity: 'error',
      from: { path: '^server/src/areas/([^/]+)/[a-z-]*tables\\.ts$' },
      to: { path: '^server/src/areas/', pathNot: ['^server/src/areas/$1/', '/[a-z-]*tables\\.ts$'] },
    },
    {
      name: 'ui-knows-no-area',
      comment: 'The interface kit and the helpers serve every page.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/(areas|app|panorama|visit)/' },
    },
    {
      name: 'visit-knows-no-area',
      comment: 'Who is here, in which language, and whether the show is on: every page may ask that.',
      severity: 'error',
      from: { path: '^web/src/visit/', pathNot: tests },
      to: { path: '^web/src/(areas|app|panorama)/' },
    },
    {
      name: 'ui-knows-no-call',
      comment: 'What an area answers is read by that area. Only whose shop it is stands on every page.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/', pathNot: tests },
      to: { path: '^domain/src/(?!seller/).+/[a-z-]*contract\\.ts$' },
    },
    {
      name: 'panorama-knows-no-shopping',
      comment: 'The viewer shows scenes and hotspots; what they mean is the areas’ matter.',
      severity: 'error',
      from: { path: '^web/src/panorama/' },
      to: { path: '^web/src/(areas|app)/|^domain/src/(?!trade-show/)[^/]+/' },
    },
    {
      name: 'pages-below-the-app',
      comment: 'The app puts the areas together, not the other way round.',
      severity: 'error',
      from: { path: '^web/src/areas/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'areas-are-listed',
      comment: 'A new area needs a noun of the business and a line in areas.ts.',
      severity: 'error',
      from: {},
      to: { path: `^(server/src/areas|web/src/areas|domain/src)/(?!${oneOf(names)}/)[^/]+/` },
    },
    ...calls,
    {
      name: 'pages-name-calls',
      comment: 'A page may ask for what any area answers, and uses none of its rules.',
      severity: 'error',
      from: { path: '^domain/src/([^/]+)/(?!house-)[a-z/-]*pages\\.ts$' },
      to: { path: '^domain/src/[^/]+/', pathNot: ['^domain/src/$1/', '^domain/src/.+/[a-z-]*contract\\.ts$'] },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one, or hide a third.',
      severity: 'error',
      from: {},
      // Not meant: foreign keys in both directions, and a part that is loaded later by the file whose types it uses.
      to: {
        circular: true,
        via: { pathNot: '/[a-z-]*tables\\.ts$' },
        viaOnly: { dependencyTypesNot: ['dynamic-import'] },
      },
    },
    {
      name: 'no-orphans',
      comment: 'Nobody needs this file.',
      severity: 'error',
      // The last two are named by the configuration of the tests.
      from: { orphan: true, pathNot: '\\.d\\.ts$|/[^/]+\\.config\\.ts$|/(cheap-passwords|set-up)\\.ts$' },
      to: {},
    },
    {
      name: 'resolves',
      comment: 'This import leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no API for parsing: without swc no .ts file would be seen at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.css$', '^server/migrations/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'browser', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
