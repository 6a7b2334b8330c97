import { sql } from 'drizzle-orm'
import { openLive } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/parts.ts'
import { type KeptSnapshot, loadSnapshot } from './load-snapshot.ts'
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

/** The catalogue in memory: read from here, changed in the database. */
export type Catalogue = {
  /** The newest snapshot; hold it for one answer only. */
  snapshot(): Snapshot
  /** Calls with the ids of flavours whose stock has moved, once the snapshot shows it. */
  onStock(moved: (flavourIds: readonly number[]) => void): void
  /** Reads the database again now; for commands that go on with what they have just written. */
  reload(): Promise<Snapshot>
  readonly changed: typeof changed
  readonly takeStock: typeof takeStock
  readonly giveBackStock: typeof giveBackStock
  readonly setStock: typeof setStock
  readonly readStock: typeof readStock
}

const VERSION_CHANNEL = 'catalogue_changed'

/** Says in the transaction that the catalogue changed: when it commits, every server reads it again. */
export async function changed(tx: Db): Promise<void> {
  await tx.execute(sql`
    with raised as (
      insert into catalogue_version (id, version) values (1, 1)
      on conflict (id) do update set version = catalogue_version.version + 1
      returning version
    )
    select pg_notify(${VERSION_CHANNEL}, version::text) from raised`)
}

/** Reads the catalogue and keeps it up to date with what any server changes. */
export async function openCatalogue({ db, bus, log }: Pick<Platform, 'db' | 'bus' | 'log'>): Promise<Catalogue> {
  let newest: KeptSnapshot | undefined
  let heard: StockChange[] | undefined
  const onStock: Array<(flavourIds: readonly number[]) => void> = []

  async function read(): Promise<KeptSnapshot> {
    heard = []
    newest = await loadSnapshot(db)
    // What was sold while the tables were read may be missing in them; stock is absolute, so twice does no harm.
    setStockIn(newest, heard)
    heard = undefined
    return newest
  }

  await bus.listen(STOCK_CHANNEL, note => {
    const changes = stockChanges(note)
    heard?.push(...changes)
    if (newest) setStockIn(newest, changes)
    for (const moved of onStock) moved(changes.map(({ flavourId }) => flavourId))
  })
  const live = await openLive({ bus, log }, VERSION_CHANNEL, { read })
  return {
    snapshot: live.current,
    onStock: moved => void onStock.push(moved),
    reload: live.reload,
    changed,
    takeStock,
    giveBackStock,
    setStock,
    readStock,
  }
}

function setStockIn({ stock }: KeptSnapshot, changes: readonly StockChange[]): void {
  for (const { flavourId, quantity, eta } of changes) stock.set(flavourId, { quantity, eta })
}
