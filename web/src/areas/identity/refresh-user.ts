import type { QueryClient } from '@tanstack/react-query'
import { type User, userQuery } from './user.ts'

/**
 * Asks anew who is logged in. Another person gets other answers: what the page shows is fetched again, the rest is
 * forgotten.
 */
export async function refreshUser(client: QueryClient): Promise<User | null> {
  await client.cancelQueries({ queryKey: userQuery.queryKey })
  const { user } = await client.fetchQuery({ ...userQuery, staleTime: 0 })
  const [address] = userQuery.queryKey
  const others = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== address
  client.removeQueries({ type: 'inactive', predicate: others })
  void client.invalidateQueries({ predicate: others })
  return user
}
