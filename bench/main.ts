import { availableParallelism } from 'node:os'
import { DURING } from '../e2e/support/edition.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { openDatabases } from './databases.ts'
import { startFloor } from './floor/start.ts'
import { speedOfMachine } from './machine.ts'
import { prepare } from './prepare.ts'
import { BUYER, logIn, OTHER_BUYER, startProduct } from './product.ts'
import { heading, milliseconds, row } from './report.ts'
import { addLine } from './rows/add-line.ts'
import { apiLists } from './rows/api.ts'
import { boothList, shopList } from './rows/booth-list.ts'
import { listUnderChanges } from './rows/changes.ts'
import { pageSizes } from './rows/first-visit.ts'
import { showcaseFrames } from './rows/frames/frames.ts'
import { importMany, listFromMany } from './rows/large-catalogue.ts'
import { moveAround } from './rows/moves/move-around.ts'
import { placeOrder } from './rows/place.ts'
import { pushStock } from './rows/push.ts'
import { recogniseLines } from './rows/quick-order.ts'
import { releaseOrder } from './rows/release.ts'
import { searchFor } from './rows/search.ts'
import { downloadFeed, uploadMapping } from './rows/sheets.ts'
import { walk } from './rows/walk.ts'

// npm run bench [-- list search quick api add release place import large changes mapping feed start size moves frames walk push]: runs all rows, or those of
// the named groups.
const groups = [
  'size',
  'start',
  'list',
  'search',
  'quick',
  'api',
  'add',
  'release',
  'place',
  'import',
  'large',
  'changes',
  'mapping',
  'feed',
  'moves',
  'frames',
  'walk',
  'push',
] as const
type Group = (typeof groups)[number]
const asked = process.argv.slice(2)
const wrong = asked.filter(name => !groups.includes(name as Group))
if (wrong.length > 0) throw new Error(`There is no group ${wrong.join(', ')}; there are ${groups.join(', ')}.`)
const wants = (...names: Group[]) => asked.length === 0 || names.some(name => asked.includes(name))

await buildWeb()
const databases = await openDatabases()
try {
  console.log(`\nNode ${process.versions.node}, ${availableParallelism()} cores, ${databases.kind}`)
  console.log(await speedOfMachine(await databases.make('machine')))
  console.log('Each figure beside its floor of the same minute on the same machine; it is the ratios that count.\n')
  heading()
  if (wants('size')) pageSizes()
  if (groups.some(group => group !== 'size' && wants(group))) await measure()
} finally {
  await databases.remove()
}
process.exit(0)

async function measure(): Promise<void> {
  const { shop, demo, floor: copy } = await prepare(databases)
  const began = performance.now()
  const server = await startProduct(shop)
  if (wants('start')) row({ what: 'start until /health answers 200', ours: milliseconds(performance.now() - began) })
  const floor = await startFloor(copy)
  try {
    const buyer = await logIn(server, BUYER)
    if (wants('list')) {
      await boothList(buyer, floor)
      await shopList(buyer, floor)
    }
    if (wants('search')) await searchFor(buyer, floor)
    if (wants('quick')) await recogniseLines(buyer)
    if (wants('api')) await apiLists(buyer, floor)
    if (wants('add')) await addLine(buyer, floor)
    if (wants('moves')) await moveAround(server, buyer)
    if (wants('frames')) await showcaseFrames(databases, demo)
    if (wants('walk')) await walk(server, buyer)
    if (wants('push')) await pushStock(databases, demo)
    if (wants('import', 'large', 'changes', 'mapping', 'feed')) await importMany(demo)
    if (wants('large')) await listFromMany(databases, demo, server)
    if (wants('changes')) await listUnderChanges(databases, demo)
    if (wants('mapping')) await uploadMapping(databases, demo)
    if (wants('feed')) await downloadFeed(databases, demo)
    if (wants('release', 'place')) {
      await server.restart(DURING.release)
      const other = await logIn(server, OTHER_BUYER)
      if (wants('release')) await releaseOrder(other, floor)
      if (wants('place')) await placeOrder(other, floor)
    }
  } finally {
    await floor.stop()
    await server.remove()
  }
}
