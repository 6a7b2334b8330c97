import { getProducts } from '@fairfloor/domain/assortment/contract'
import {
  type FilterName,
  type ListPlace,
  listKindOf,
  listPlaceOf,
  listQuery,
} from '@fairfloor/domain/assortment/list-place'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useLocation, useNavigate, useParams } from 'react-router'

export type ListChanges = Partial<Record<FilterName | 'sort' | 'page', string>>

/** The list of the current address, and the addresses of the lists beside it. */
export function useListAddress() {
  const { pathname, search } = useLocation()
  const params = useParams()
  const navigate = useNavigate()
  const kind = listKindOf(pathname)
  const placeAt = (query: string) => listPlaceOf(kind, params, new URLSearchParams(query))
  const place = placeAt(search)
  return {
    kind,
    place,
    pathname,
    hrefFor: (changes: ListChanges, path = pathname) => hrefOf(path, place, changes),
    /** Goes to the list with a change. One made just before may stand in the address without being rendered yet. */
    go(changes: ListChanges, path = pathname) {
      const now = location.pathname === pathname ? placeAt(location.search) : place
      return navigate(hrefOf(path, now, changes))
    },
  }
}

/** An empty value takes a filter away. Another filter or sort begins on the first page. */
function hrefOf(path: string, place: ListPlace | undefined, changes: ListChanges): string {
  const sort = place && place.sort !== 'top' ? { sort: place.sort } : {}
  const set = Object.entries({ ...place?.filters, ...sort, ...changes }).filter(([, value]) => value)
  const query = new URLSearchParams(set as [string, string][])
  if (query.get('page') === '1') query.delete('page')
  return query.size > 0 ? `${path}?${query}` : path
}

export type ListAddress = ReturnType<typeof useListAddress>

/** The name of a list without its page: the same for all its pages. */
export const listName = (place: ListPlace): string =>
  addressOf(getProducts, { query: listQuery({ ...place, page: 0 }) })
