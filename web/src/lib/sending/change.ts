import { type Answer, addressOf, type CallInput, type Endpoint } from '@fairfloor/domain/endpoint'
import type { QueryClient, QueryFilters, QueryKey } from '@tanstack/react-query'
import { CallError, call, isLost } from '../call.ts'
import { fulfilled, keyFor } from './intention.ts'

export interface ChangeOptions<E extends Endpoint, Data> {
  /** Name of the idempotency key, where several lists make the same call. Default: the address. */
  intention?: string
  /** The idempotency key of a call, where the caller keeps it. */
  keyOf?: (input: CallInput<E>) => string
  /** Calls of one scope run one after the other. */
  scope?: string
  /** The call is made even if the tab is closed meanwhile. For small bodies. */
  keepalive?: boolean
  /** Queries to which the answer is written. */
  updates?: readonly { queryKey: QueryKey }[]
  /** Shows the change before the answer, and reverts it if the call fails. */
  optimistic?: { query: { queryKey: QueryKey }; update: (data: Data, input: CallInput<E>) => Data }
  /** Queries to refetch after a success. */
  invalidates?: readonly QueryFilters[]
  /** Queries to refetch after a refusal: the screen was out of date. */
  invalidatesOnRefusal?: readonly QueryFilters[]
  /**
   * A call that got no answer is made again when the connection is back, if this still holds then. Only for what surprises
   * nobody minutes later: not for what is binding.
   */
  carriesOn?: (input: CallInput<E>) => boolean
  /** Errors that mean it is done already, e.g. by a call whose answer was lost. They count as a success. */
  isAlreadyDone?: (error: CallError) => boolean
  /** Runs with the answer, before the success is shown. */
  onSuccess?: (answer: Answer<E>, input: CallInput<E>) => unknown
  /** Runs before the success is shown, also if it was done already. */
  onDone?: () => unknown
  /** May return another error to show. */
  onError?: (error: Error, input: CallInput<E>) => unknown
}

/** The input of a call, or what prepares it. */
export type Wanted<E extends Endpoint> = CallInput<E> | (() => Promise<CallInput<E>>)

/** Calls the server with the idempotency key of the intention, and brings the queries up to date. @throws what the call throws */
export async function makeChange<E extends Endpoint, Data>(
  client: QueryClient,
  endpoint: E,
  wanted: Wanted<E>,
  options: ChangeOptions<E, Data>,
): Promise<Answer<E> | undefined> {
  const input = typeof wanted === 'function' ? await wanted() : wanted
  try {
    const answer = await send(endpoint, input, options)
    if (answer !== undefined) {
      await write(client, options.updates, answer)
      await options.onSuccess?.(answer, input)
    }
    await options.onDone?.()
    invalidate(client, options.invalidates)
    return answer
  } catch (error) {
    if (mayBeOutdated(error)) invalidate(client, options.invalidatesOnRefusal)
    const shown = options.onError?.(error as Error, input)
    throw shown instanceof Error ? shown : error
  }
}

async function send<E extends Endpoint, Data>(
  endpoint: E,
  input: CallInput<E>,
  { intention = addressOf(endpoint, input), keyOf, isAlreadyDone, keepalive = false }: ChangeOptions<E, Data>,
): Promise<Answer<E> | undefined> {
  try {
    const { body } = input
    const answer = await call(endpoint, input, {
      keepalive,
      ...(endpoint.idempotent && { idempotencyKey: keyOf?.(input) ?? keyFor(intention, body) }),
    })
    if (endpoint.idempotent) fulfilled(intention)
    return answer
  } catch (error) {
    if (error instanceof CallError && isAlreadyDone?.(error)) return undefined
    throw error
  }
}

async function write(client: QueryClient, queries: readonly { queryKey: QueryKey }[] = [], answer: unknown) {
  for (const { queryKey } of queries) {
    // An older answer still under way must not overwrite this one.
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, answer)
  }
}

function invalidate(client: QueryClient, queries: readonly QueryFilters[] = []): void {
  for (const query of queries) void client.invalidateQueries(query)
}

/** What the screen shows. A lost call says nothing about the data, and an ended session opens the login itself. */
const mayBeOutdated = (error: unknown): boolean => error instanceof CallError && !isLost(error) && error.status !== 401
