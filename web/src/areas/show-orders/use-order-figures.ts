import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../visit/user.ts'
import { basketQuery } from './order-queries.ts'

/** Lines, pieces and net sum of the buyer's order at the fair; 0 for others and while loading. */
export function useOrderFigures(): { lines: number; pieces: number; net: number } {
  const user = useUser()
  const { data } = useQuery({ ...basketQuery(), enabled: Boolean(user?.company) })
  return {
    lines: data?.positions.filter(({ quantity }) => quantity > 0).length ?? 0,
    pieces: data?.total_positions_quantity ?? 0,
    net: data?.total_positions_price_excl_vat ?? 0,
  }
}
