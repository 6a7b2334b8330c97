import { refuse } from '@fairfloor/domain/refusal'
import type { Shop } from '@fairfloor/domain/seller/shop'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import type { Platform } from '../../platform/parts.ts'
import { readLogo } from './logo.ts'
import { sellerSettings } from './tables.ts'

/** The seller's shop as this server has it in memory: every page and every mail names it. */
export type LiveShop = {
  /** Undefined until the shop has been set up. */
  find(): Shop | undefined
  /** @throws Refusal not_set_up */
  current(): Shop
  /** Reads the database again now; for commands that go on with what they have just written. */
  reload(): Promise<void>
}

const CHANNEL = 'seller'

/** Reads the seller into memory and keeps it fresh. */
export async function openShop({
  db,
  bus,
  files,
  log,
}: Pick<Platform, 'db' | 'bus' | 'files' | 'log'>): Promise<LiveShop> {
  let shop = await readShop(db, files)
  let reading = Promise.resolve()
  const refresh = () => {
    reading = reading
      .then(async () => {
        shop = await readShop(db, files)
      })
      .catch(error => log.error({ err: error }, 'seller'))
  }
  await bus.listen(CHANNEL, refresh)
  bus.onGap(refresh)
  return {
    find: () => shop,
    current() {
      if (!shop) throw refuse('not_set_up')
      return shop
    },
    reload() {
      refresh()
      return reading
    },
  }
}

/** To be called in the transaction that changes the seller: when it commits, every server reads it again. */
export const shopChanged = (tx: Db): Promise<unknown> => tx.execute(sql`select pg_notify(${CHANNEL}, '')`)

async function readShop(db: Db, files: Files): Promise<Shop | undefined> {
  const [row] = await db
    .select({
      name: sellerSettings.name,
      seller: sellerSettings.seller,
      logo: sellerSettings.logo,
      colours: sellerSettings.colours,
      languages: sellerSettings.languages,
      timeZone: sellerSettings.timeZone,
    })
    .from(sellerSettings)
  return (
    row && { ...row, name: row.name ?? row.seller.company, logo: row.logo ? await readLogo(files, row.logo) : null }
  )
}
