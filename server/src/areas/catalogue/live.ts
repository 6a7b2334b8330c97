import { sql } from 'drizzle-orm'
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
  /** How often this server has heard that stock moved: what is made of a snapshot's stock holds as long as it is the same. */
  stockMoves(): number
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
  let snapshot: KeptSnapshot
  let loading: Promise<Snapshot> | undefined
  let stale = false
  let heard: StockChange[] = []
  let moves = 0

  async function load(): Promise<Snapshot> {
    do {
      stale = false
      heard = []
      const next = await loadSnapshot(db)
      // What was sold while the tables were read may be missing in them; stock is absolute, so twice does no harm.
      for (const { flavourId, ...stock } of heard) next.stock.set(flavourId, stock)
      snapshot = next
    } while (stale)
    return snapshot
  }

  function reload(): Promise<Snapshot> {
    stale = true
    loading ??= load().finally(() => {
      loading = undefined
    })
    return loading
  }

  const refresh = () =>
    reload().then(
      () => {},
      error => log.error({ err: error }, 'catalogue'),
    )

  await bus.listen(VERSION_CHANNEL, refresh)
  await bus.listen(STOCK_CHANNEL, payload => {
    moves += 1
    for (const change of stockChanges(payload)) {
      const { flavourId, ...stock } = change
      snapshot?.stock.set(flavourId, stock)
      if (loading) heard.push(change)
    }
  })
  bus.onGap(refresh)
  await reload()
  return {
    snapshot: () => snapshot,
    stockMoves: () => moves,
    reload,
    changed,
    takeStock,
    giveBackStock,
    setStock,
    readStock,
  }
}
