import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

// Which modules come to the browser in one file.

const SRC = join(import.meta.dirname, 'src')
const fileOf = (name: string) => join(SRC, `${name}.tsx`)
/** The share of the pages that must load a part for it to come with the app. */
const COMMON = 0.36
/** The frame of the back office: its pages do not count, as buyers never load them. */
const DESK = 'areas/back-office/AdminFrame'
/** Comes with the frame of the back office: many of its pages use it, and it would be a file of 100 bytes. */
const LIVE = /back-office[\\/]live\.ts$/
/** Agents' pages about customers are in the table of the back office. */
const AGENT = 'areas/companies/Agent'
/** Pages with a table of their own do not count either: most visits open none. */
const RARE =
  /^areas\/(?:newcomer-week|careers|complaints|companies\/registration|customer-api|enquiries|surveys|[\w-]+\/account|people\/security)\//
/** Headings of pages. Those that the navigation of the back office names come together: each would be a file of 200 bytes. */
const TITLES = /domain[\\/]src[\\/](?:[\w-]+[\\/])+titles\.ts$/
/** The order grid: many small files that always come together. */
const GRID = 'areas/catalogue/GridSize'
/** Parts of baskets: many small files that come together. */
const BASKET =
  /src[\\/](?:areas[\\/]basket[\\/](?!line-texts)|areas[\\/]catalogue[\\/]use-line-focus|ui[\\/]line-error)/
/** Several queries at once, as few pages of the fair ask: the library's index names them, so the app would load them. */
const QUERIES = /[\\/]@tanstack[\\/].*[\\/](?:useQueries|queriesObserver)\.js$/

/** Most of the panorama viewer's dependencies, in two files. They change more rarely than the viewer, so caches keep them. */
export function three() {
  return { name: 'three', test: /[\\/]node_modules[\\/]three[\\/]/, maxSize: 400_000 }
}

type Graph = { getModuleInfo(id: string): Rolldown.ModuleInfo | null }

/**
 * The app and the first pages are bundled into a file each: forty small ones would be forty requests and seven per cent larger. The
 * fair's file excludes what the shop's contains, the hall's what the lobby's contains. Modules shared with other pages
 * get files of their own, so that those pages do not load the fair.
 */
export function firstPages() {
  const shop = runBy('app/main', 'app/Root', 'app/shell/ShopLayout')
  const landing = runBy('areas/content/LandingPage')
  const lobby = runBy('areas/trade-show/LobbyPage')
  const hall = runBy('areas/trade-show/ExhibitionPage')
  const desk = runBy(DESK)
  const other = runBy(...pages().filter(page => !/\/(Landing|Lobby|Exhibition)Page$/.test(page)))
  const grid = runBy(GRID)
  const list = runBy('areas/assortment/ProductListPage')
  const product = runBy('areas/assortment/ProductPage')
  const shopBasket = runBy('areas/basket/BasketPage')
  const otherBaskets = [runBy('areas/outlet/OutletBasketPage'), runBy('areas/show-orders/ConfirmOrder')]
  const beside = [
    landing,
    hall,
    runBy('app/style/StylePage'),
    shopBasket,
    runBy('areas/order-lists/OrderListPage'),
    runBy('areas/show-orders/ReleasePage'),
    runBy('areas/service-lists/ServiceListPage'),
  ]
  const noGrid = cached((graph: Graph) => runBy(...pages().filter(page => !runBy(page).runs(fileOf(GRID), graph))))
  const each = cached((graph: Graph) =>
    pages()
      .map(page => ({ name: page, ...runBy(page) }))
      .filter(page => !page.runs(fileOf(DESK), graph) && !page.name.startsWith(AGENT)),
  )
  const counted = cached((graph: Graph) => each(graph).filter(page => !RARE.test(page.name)))
  /** Small parts that most pages load come with the app. */
  const isCommon = (id: string, graph: Graph) =>
    counted(graph).filter(page => page.runs(id, graph)).length > counted(graph).length * COMMON
  /** What lists and products share, by which of the other pages that would be too heavy load it too: many small files would be larger. */
  const goods = {
    name(id: string, graph: Graph) {
      if (!list.runs(id, graph) || !product.runs(id, graph)) return null
      return ['goods', ...beside.flatMap((page, index) => (page.runs(id, graph) ? [index] : []))].join('-')
    },
    priority: 2,
    includeDependenciesRecursively: false,
  }
  /** What the shop's basket shares, by which of the other baskets load it too. */
  const basket = {
    name(id: string, graph: Graph) {
      if (!BASKET.test(id) || !shopBasket.runs(id, graph)) return null
      const at = otherBaskets.flatMap((page, index) => (page.runs(id, graph) ? [index] : []))
      return at.length > 0 ? ['basket', ...at].join('-') : null
    },
    priority: 1,
    includeDependenciesRecursively: false,
  }
  // The server names a page's own file in the page's head.
  return [
    file('queries', 4, id => QUERIES.test(id)),
    file('shop', 3, (id, graph) => shop.runs(id, graph) || isCommon(id, graph)),
    file('landing', 2, (id, graph) => landing.runs(id, graph) && !landing.is(id) && !other.runs(id, graph)),
    file('lobby', 2, (id, graph) => lobby.runs(id, graph) && !lobby.is(id) && !other.runs(id, graph)),
    goods,
    basket,
    file('grid', 2, (id, graph) => grid.runs(id, graph) && !noGrid(graph).runs(id, graph)),
    file(
      'desk',
      2,
      (id, graph) => LIVE.test(id) || (desk.runs(id, graph) && !each(graph).some(page => page.runs(id, graph))),
    ),
    file('titles', 2, (id, graph) => TITLES.test(id) && desk.runs(id, graph)),
    file('hall', 1, (id, graph) => hall.runs(id, graph) && !hall.is(id) && !other.runs(id, graph)),
  ]
}

function cached<In, Out>(make: (from: In) => Out): (from: In) => Out {
  let made: Out | undefined
  return from => {
    made ??= make(from)
    return made
  }
}

function pages(): string[] {
  return globSync('**/*Page.tsx', { cwd: SRC }).map(name => name.replace(/\.tsx$/, ''))
}

/** Exactly the modules that `holds` names: what these import may be in another file. */
function file(name: string, priority: number, holds: (id: string, graph: Graph) => boolean) {
  return {
    debugName: name,
    name: (id: string, graph: Graph) => (holds(id, graph) ? name : null),
    priority,
    includeDependenciesRecursively: false,
  }
}

function runBy(...names: string[]) {
  const roots = names.map(fileOf)
  let modules: Set<string> | undefined
  return {
    is: (id: string) => roots.includes(id),
    runs(id: string, graph: Graph) {
      modules ??= importedBy(roots, graph)
      return modules.has(id)
    },
  }
}

/** The modules and all that they import at once, without what they load when it is needed. */
function importedBy(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  roots.forEach(visit)
  return found
}
