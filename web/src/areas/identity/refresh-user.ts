import type { QueryClient } from '@tanstack/react-query'
import { type User, userQuery } from './user.ts'

/** Asks again who is logged in. If it is another user, the page's data is refetched and the rest forgotten. */
export async function refreshUser(client: QueryClient): Promise<User | null> {
  await client.cancelQueries({ queryKey: userQuery.queryKey })
  const { user } = await client.fetchQuery({ ...userQuery, staleTime: 0 })
  const [address] = userQuery.queryKey
  const others = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== address
  client.removeQueries({ type: 'inactive', predicate: others })
  void client.invalidateQueries({ predicate: others })
  return user
}
