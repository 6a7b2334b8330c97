import { refuse } from '@fairfloor/domain/general-refusals'
import { NO_PRESENCE } from '@fairfloor/domain/seller/presence'
import type { Shop } from '@fairfloor/domain/seller/shop'
import { noteChange, openLive } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Files } from '../../platform/files.ts'
import type { Platform } from '../../platform/platform.ts'
import { readLogo } from './logo.ts'
import { sellerSettings } from './tables.ts'

/** The seller's shop in memory: every page and every mail names it. */
export type LiveShop = {
  /** Undefined until the shop is set up. */
  find(): Shop | undefined
  /** @throws Refusal not_set_up */
  current(): Shop
  /** Reloads from the database now; for commands that need what they have just written. */
  reload(): Promise<unknown>
}

const TOPIC = 'seller'

export async function openShop(platform: Pick<Platform, 'db' | 'bus' | 'files' | 'log'>): Promise<LiveShop> {
  const live = await openLive(platform, TOPIC, { read: () => readShop(platform.db, platform.files) })
  return {
    find: live.current,
    current() {
      const shop = live.current()
      if (!shop) throw refuse('not_set_up')
      return shop
    },
    reload: live.reload,
  }
}

/** Call in the transaction that changes the seller: on commit, every server reloads it. */
export const shopChanged = (tx: Db): Promise<void> => noteChange(tx, TOPIC)

async function readShop(db: Db, files: Files): Promise<Shop | undefined> {
  const [row] = await db
    .select({
      name: sellerSettings.name,
      seller: sellerSettings.seller,
      logo: sellerSettings.logo,
      colours: sellerSettings.colours,
      languages: sellerSettings.languages,
      timeZone: sellerSettings.timeZone,
      presence: sellerSettings.presence,
    })
    .from(sellerSettings)
  return (
    row && {
      ...row,
      name: row.name ?? row.seller.company,
      logo: row.logo ? await readLogo(files, row.logo) : null,
      presence: row.presence ?? NO_PRESENCE,
    }
  )
}
