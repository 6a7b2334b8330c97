import { refuse } from '@fairfloor/domain/general-refusals'
import * as contract from '@fairfloor/domain/order-lists/contract'
import * as shapes from '@fairfloor/domain/order-lists/shapes'
import type { Platform } from '../../platform/platform.ts'
import { type Call, serve } from '../../platform/serve.ts'
import { type Catalogue, isListed } from '../catalogue/index.ts'
import { type Favourites, setFavourite } from './favourites.ts'
import { type ListDeps, serveOrderLists } from './list-routes.ts'

type Change = Pick<Call<typeof contract.addFavourite>, 'viewer' | 'params' | 'now' | 'transaction'>
type Deps = { readonly catalogue: Catalogue; readonly favourites: Favourites }

export function registerOrderLists(platform: Platform, deps: Deps & ListDeps): void {
  serveFavourites(platform, deps)
  serveOrderLists(platform, deps)
}

/** Favourites: product sizes that a user marked, for themselves alone. */
function serveFavourites(platform: Platform, { catalogue, favourites }: Deps): void {
  async function set({ viewer, params: { id }, now, transaction }: Change, wanted: boolean) {
    await transaction(tx => setFavourite(tx, viewer.userId, id, { wanted, now }))
    favourites.drop(viewer.userId)
    return { is_favourite: wanted, favourites_count: (await favourites.of(viewer, now)).length }
  }
  const sizeOf = (id: number) => {
    const size = catalogue.snapshot().sizes.get(id)
    if (!size) throw refuse('not_found')
    return size
  }

  serve(platform, contract.getFavourites, shapes.getFavourites, async ({ viewer, now }) =>
    (await favourites.of(viewer, now)).map(id => ({ id })),
  )
  serve(platform, contract.addFavourite, shapes.addFavourite, call => {
    // What no list shows would be a favourite that nobody finds again.
    if (!isListed(sizeOf(call.params.id), call.viewer, call.now)) throw refuse('not_found')
    return set(call, true)
  })
  serve(platform, contract.removeFavourite, shapes.removeFavourite, call => {
    sizeOf(call.params.id)
    return set(call, false)
  })
}
