import { refuse } from '@fairfloor/domain/general-refusals'
import * as contract from '@fairfloor/domain/shopping-lists/contract'
import * as shapes from '@fairfloor/domain/shopping-lists/shapes'
import type { Platform } from '../../platform/platform.ts'
import { type Call, serve } from '../../platform/serve.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { countFavourites, favouritesOf, setFavourite } from './favourites.ts'

type Change = Pick<Call<typeof contract.addFavourite>, 'viewer' | 'params' | 'now' | 'transaction'>

/** Favourites: product sizes that a user marked, for themselves alone. */
export function registerShoppingLists(platform: Platform, { catalogue }: { catalogue: Catalogue }): void {
  async function set({ viewer: { userId }, params: { id }, now, transaction }: Change, wanted: boolean) {
    if (!catalogue.snapshot().sizes.has(id)) throw refuse('not_found')
    const count = await transaction(async tx => {
      await setFavourite(tx, userId, id, { wanted, now })
      return countFavourites(tx, userId)
    })
    return { is_favourite: wanted, favourites_count: count }
  }
  serve(platform, contract.getFavourites, shapes.getFavourites, async ({ viewer }) =>
    (await favouritesOf(platform.db, viewer.userId)).map(id => ({ id })),
  )
  serve(platform, contract.addFavourite, shapes.addFavourite, call => set(call, true))
  serve(platform, contract.removeFavourite, shapes.removeFavourite, call => set(call, false))
}
