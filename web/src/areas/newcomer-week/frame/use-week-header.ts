import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../visit/user.ts'
import { weekHeaderQuery } from '../queries.ts'

/** The header of a buyer's basket; staff and visitors have none. */
export function useWeekHeader() {
  const enabled = Boolean(useUser()?.company)
  return useQuery({ ...weekHeaderQuery, enabled })
}
