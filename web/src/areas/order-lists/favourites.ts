import { getProducts } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { addFavourite, getFavourites, removeFavourite } from '@fairfloor/domain/order-lists/contract'
import { MutationObserver, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { everyQueryOf, queryOf } from '../../lib/query.ts'
import { makeChange } from '../../lib/sending/change.ts'
import { userQuery } from '../../visit/user.ts'

type Ids = Answer<typeof getFavourites>

/**
 * The user's favourite sizes. They are asked for again when the reader comes back to the window: another tab may have
 * changed them. The header's count follows.
 */
export const favouritesQuery = queryOptions({
  ...queryOf(getFavourites, {}),
  refetchOnWindowFocus: true,
  queryFn: async ({ client, signal }): Promise<Ids> => {
    const ids = await call(getFavourites, {}, { signal })
    showCount(client, ids.length)
    return ids
  },
})

const SCOPE = 'favourites'

/** Makes a size a favourite or not. It shows at once, and is taken back if the call fails. @throws what the call throws */
export async function setFavourite(client: QueryClient, id: number, wanted: boolean): Promise<void> {
  const { queryKey } = favouritesQuery
  await client.cancelQueries({ queryKey })
  show(client, id, wanted)
  // One after the other: an older press must not arrive last.
  const change = new MutationObserver(client, {
    scope: { id: SCOPE },
    mutationKey: [SCOPE],
    mutationFn: () => makeChange(client, wanted ? addFavourite : removeFavourite, { params: { id } }, {}),
  })
  try {
    await change.mutate()
  } catch (error) {
    show(client, id, !wanted)
    throw error
  } finally {
    // Between two presses the server's state would be older than the one on screen.
    if (client.isMutating({ mutationKey: [SCOPE] }) === 0) void client.invalidateQueries({ queryKey })
    // The list of favourites keeps its rows while it is on screen, so that a press can be taken back there.
    void client.invalidateQueries({ ...listsOfFavourites, refetchType: 'none' })
  }
}

const ofProducts = everyQueryOf(getProducts).predicate!
const listsOfFavourites = {
  predicate: (query: Parameters<typeof ofProducts>[0]) =>
    ofProducts(query) && String(query.queryKey[0]).includes('favourites='),
}

function show(client: QueryClient, id: number, wanted: boolean): void {
  const ids = client.setQueryData(favouritesQuery.queryKey, known => {
    if (!known) return undefined
    const others = known.filter(one => one.id !== id)
    return wanted ? [{ id }, ...others] : others
  })
  if (ids) showCount(client, ids.length)
}

function showCount(client: QueryClient, favourites_count: number): void {
  client.setQueryData(userQuery.queryKey, known =>
    known?.user ? { ...known, user: { ...known.user, favourites_count } } : known,
  )
}
