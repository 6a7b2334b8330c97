import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../visit/user.ts'
import { outletBasketQuery } from './outlet.ts'

/** The outlet's basket of a buyer, asked for again when the reader comes back: lots go at any time. */
export function useOutletBasket() {
  const enabled = Boolean(useUser()?.company)
  return useQuery({ ...outletBasketQuery, enabled, refetchOnWindowFocus: 'always' })
}
