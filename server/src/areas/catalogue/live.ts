import { type SQL, sql } from 'drizzle-orm'
import { notify } from '../../platform/bus.ts'
import { idsIn, noteChange, openLive } from '../../platform/cache.ts'
import { type Db, rows } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type KeptSnapshot, loadSnapshot } from './load-snapshot.ts'
import { patchSnapshot } from './patch-snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import {
  giveBackStock,
  readStock,
  STOCK_CHANNEL,
  type StockChange,
  setStock,
  stockChanges,
  takeStock,
} from './stock.ts'

/** The catalogue in memory: read here, changed in the database. */
export type Catalogue = {
  /** The newest snapshot; keep it for one answer only. */
  snapshot(): Snapshot
  /** Calls back with the ids of flavours whose stock has changed, once the snapshot shows it. */
  onStock(moved: (flavourIds: readonly number[]) => void): void
  /** Calls back once everything was reloaded: sizes and brands may have been joined or deleted. */
  onReload(reloaded: () => void): void
  /**
   * Reloads from the database now; for commands that need what they have just written.
   * @param productIds where only these, brands or categories have changed
   */
  reload(productIds?: readonly number[]): Promise<Snapshot>
  readonly changed: typeof changed
  readonly takeStock: typeof takeStock
  readonly giveBackStock: typeof giveBackStock
  readonly setStock: typeof setStock
  readonly readStock: typeof readStock
}

/** Carries the ids of products. */
const TOPIC = 'catalogue_products'
/**
 * The topic of the previous release, whose servers count their changes on it and reload on every note. Both go with the
 * next release.
 */
const PREVIOUS_TOPIC = 'catalogue_changed'
const PATCHED = 'patched'

/** What changed or was added, by row ids; brands and categories are few and always reloaded. */
export type Changes = Partial<Readonly<Record<'products' | 'sizes' | 'flavours', readonly number[]>>>

/**
 * Announces in a transaction that the catalogue changed: on commit every server reloads the products that contain the
 * changes.
 * @param changes without them everything is reloaded; required after deletions
 */
export async function changed(tx: Db, changes?: Changes): Promise<void> {
  await noteChange(tx, TOPIC, changes && productsWith(changes))
  await notify(tx, PREVIOUS_TOPIC, PATCHED)
}

/** No product has the id 0; it stands for brands and categories. */
const productsWith = ({ products = [], sizes = [], flavours = [] }: Changes): SQL => sql`
  ${idsIn([0, ...products])}
  union select product_id from product_sizes where id in (${idsIn(sizes)})
  union select product_id from product_sizes join flavours on size_id = product_sizes.id
    where flavours.id in (${idsIn(flavours)})`

/** Ids of the products that contain changes, for `reload`. */
export const productIdsWith = async (db: Db, changes: Changes): Promise<number[]> => {
  const found = await rows<{ id: number }>(db, sql`select id from (${productsWith(changes)}) products`)
  return found.map(({ id }) => id)
}

/** Loads the catalogue and keeps it up to date with changes by any server. */
export async function openCatalogue({ db, bus, log }: Pick<Platform, 'db' | 'bus' | 'log'>): Promise<Catalogue> {
  /** Shared by all snapshots since the last reload. */
  let stock: KeptSnapshot['stock'] | undefined
  let duringRead: StockChange[] | undefined
  const onStock: Array<(flavourIds: readonly number[]) => void> = []
  const onReload: Array<() => void> = []

  async function read(): Promise<KeptSnapshot> {
    duringRead = []
    const snapshot = await loadSnapshot(db)
    stock = snapshot.stock
    // Stock sold while the tables were read may be missing; stock values are absolute, so applying them twice is
    // harmless.
    setStockIn(stock, duringRead)
    duringRead = undefined
    for (const reloaded of onReload) reloaded()
    return snapshot
  }

  const patch = async (before: KeptSnapshot, productIds: ReadonlySet<number>) =>
    (await patchSnapshot(db, before, productIds)) ?? read()

  await bus.listen(STOCK_CHANNEL, note => {
    const changes = stockChanges(note)
    duringRead?.push(...changes)
    if (stock) setStockIn(stock, changes)
    for (const moved of onStock) moved(changes.map(({ flavourId }) => flavourId))
  })
  const live = await openLive({ bus, log }, TOPIC, { read, patch })
  await bus.listen(PREVIOUS_TOPIC, note =>
    note === PATCHED ? undefined : live.reload().catch(error => log.error({ err: error }, 'not refreshed')),
  )
  return {
    snapshot: live.current,
    onStock: moved => void onStock.push(moved),
    onReload: reloaded => void onReload.push(reloaded),
    reload: live.reload,
    changed,
    takeStock,
    giveBackStock,
    setStock,
    readStock,
  }
}

function setStockIn(stock: KeptSnapshot['stock'], changes: readonly StockChange[]): void {
  for (const { flavourId, quantity, eta } of changes) stock.set(flavourId, { quantity, eta })
}
