import type { QueryClient } from '@tanstack/react-query'
import { type User, userQuery } from './user.ts'

/** Refetches the current user. If it is another one, the data on the page is refetched and the rest of the cache is cleared. */
export async function refreshUser(client: QueryClient): Promise<User | null> {
  await client.cancelQueries({ queryKey: userQuery.queryKey })
  const { user } = await client.fetchQuery({ ...userQuery, staleTime: 0 })
  const [address] = userQuery.queryKey
  const others = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== address
  client.removeQueries({ type: 'inactive', predicate: others })
  void client.invalidateQueries({ predicate: others })
  return user
}
