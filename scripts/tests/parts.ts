import { installHall } from '../install-hall.ts'
import { changedLately } from './changed.ts'
import type { Environment } from './command.ts'
import type { Counts } from './counts.ts'
import type { Machine } from './machine.ts'
import { command, playwright, vitest } from './runners.ts'
import type { ServerTests } from './server-tests.ts'

/** A piece of a run that can be started alone. */
export type Part = {
  /** As `--part` takes it. */
  readonly name: string
  run(machine: Machine): Promise<Counts>
  /** Whether a change of this file, named from the root, may change the result; by default any. */
  reaches?(file: string): boolean
}

/** What a browser story of the short run is tagged with. */
const SHORT = '@short'

const projects = (...names: string[]) => names.flatMap(name => ['--project', name])
const RULES = projects('domain', 'brands')
const PAGES = projects('web', 'web, parts replaced')
const TOOLS = projects('tools', 'server, no database')
const SERVER = projects('server')

const check = () => command('npm', ['run', '--silent', 'check'])

/** Without an address they run on the embedded database. */
const serverTests = (tests: ServerTests, url: string | undefined): Environment => ({
  TESTS: tests,
  TEST_DATABASE_URL: url,
})

/** The server's tests, on PostgreSQL if the machine has it. */
async function onServer(tests: ServerTests, machine: Machine, further: readonly string[] = []): Promise<Counts> {
  await machine.pages()
  return vitest([...SERVER, ...further], serverTests(tests, (await machine.postgres()).url))
}

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }

/** On the embedded database; nothing is left for it if the machine has no PostgreSQL. */
async function onEmbedded(tests: ServerTests, machine: Machine): Promise<Counts> {
  if (!(await machine.postgres()).url) return NOTHING
  await machine.pages()
  return vitest(SERVER, serverTests(tests, undefined))
}

/** What the hall is made of. Nothing else is of interest to it. */
const HALL = /^(hall\/(?!pictures|videos|views|README)|brands\/|domain\/src\/trade-show\/)/

/** Its check and its tests, with the packages that only it needs. */
async function hall(): Promise<Counts> {
  installHall()
  const checked = await command('npm', ['run', '--silent', '--prefix', 'hall', 'check'])
  return checked.failed > 0 ? checked : vitest(projects('hall'))
}

const stories = async (machine: Machine, options: readonly string[]) => playwright(options, await machine.stories())

/** Files that any part reads: how tests are started, and what is installed. */
const HOUSE = /^(package(-lock)?\.json|[\w.]+\.config\.ts|tsconfig\.base\.json|areas\.ts|scripts\/.*)$/
const IS_TEST = /\.(test|spec)\.tsx?$|\/test-[^/]+\.ts$|\/testing\//
const PRODUCT = /^(domain|brands|server|web|hall\/(pictures|videos|views))\//

const isHouse = (file: string) => HOUSE.test(file) && !IS_TEST.test(file)
const isProduct = (file: string) => PRODUCT.test(file) && !IS_TEST.test(file)
/** The product as a whole, and these tests. */
const productAnd = (tests: RegExp) => (file: string) => isHouse(file) || isProduct(file) || tests.test(file)
const only = (files: RegExp) => (file: string) => isHouse(file) || files.test(file)

const SERVER_TESTS = /^server\//
const STORIES = /^e2e\//

/** What `npm test` runs: whether a change may land. */
export const shortRun: readonly Part[] = [
  { name: 'check', run: check },
  {
    name: 'rules, pages and tools',
    // With what the server shows on the embedded database, which would leave a processor idle alone.
    async run(machine) {
      await machine.pages()
      const { url } = await machine.postgres()
      return vitest([...RULES, ...PAGES, ...TOOLS, ...(url ? SERVER : [])], serverTests('embedded', undefined))
    },
  },
  { name: 'server', run: machine => onServer('short', machine) },
  {
    name: 'hall',
    // A change elsewhere pays nothing for it; the long run always tests it.
    run: async () => (changedLately()?.files.some(file => HALL.test(file)) ? hall() : NOTHING),
  },
  {
    name: 'browser',
    // A third worker would start one more server for the stories that share one.
    run: machine => stories(machine, ['--grep', SHORT, '--project', 'desktop', '--workers', '2']),
  },
]

/** What `npm run test:long` runs: whether it may be released. */
export const longRun: readonly Part[] = [
  { name: 'check', run: check },
  { name: 'rules', run: () => vitest(RULES), reaches: only(/^(domain|brands)\//) },
  {
    name: 'pages',
    run: () => vitest(PAGES),
    reaches: file => /^web\//.test(file) || isHouse(file) || (/^domain\//.test(file) && !IS_TEST.test(file)),
  },
  {
    name: 'tools',
    async run(machine) {
      await machine.pages()
      return vitest(TOOLS)
    },
    reaches: productAnd(/^(scripts|bench|clients|docs|server)\/|\.md$/),
  },
  { name: 'hall', run: hall, reaches: only(HALL) },
  { name: 'server', run: machine => onServer('most', machine), reaches: productAnd(SERVER_TESTS) },
  { name: 'hostile', run: machine => onServer('hostile', machine), reaches: productAnd(SERVER_TESTS) },
  { name: 'kills', run: machine => onServer('kills', machine), reaches: productAnd(SERVER_TESTS) },
  { name: 'embedded', run: machine => onEmbedded('about-database', machine), reaches: productAnd(SERVER_TESTS) },
  {
    name: 'every-page',
    run: machine => stories(machine, ['e2e/routes.spec.ts']),
    reaches: productAnd(STORIES),
  },
  {
    name: 'stories',
    run: machine => stories(machine, ['--project', 'desktop', '--grep-invert', 'every page as|look as accepted']),
    reaches: productAnd(STORIES),
  },
  {
    name: 'stories-on-phone',
    run: machine => stories(machine, ['--project', 'phone', '--grep-invert', 'every page as']),
    reaches: productAnd(STORIES),
  },
  {
    name: 'pictures',
    run: machine => stories(machine, ['--project', 'desktop', 'e2e/pictures.spec.ts']),
    reaches: productAnd(STORIES),
  },
]
