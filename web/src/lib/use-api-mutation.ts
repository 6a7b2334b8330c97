import { type Answer, addressOf, type CallInput, type Endpoint } from '@fairfloor/domain/endpoint'
import {
  type QueryClient,
  type QueryFilters,
  type QueryKey,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError, call, isLost } from './call.ts'
import { onReturn } from './connection.ts'
import { fulfilled, keyFor } from './intention.ts'

/** How long the tick is shown, and how long the loading state outlives the call. */
export const tickMs = 2000
export const loadingLingerMs = 1000

interface Options<E extends Endpoint, Data> {
  /** Name of the idempotency key, where several lists make the same call. Default: the address. */
  intention?: string
  /** Calls of one scope run one after the other. */
  scope?: string
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

/** Options that callers in other areas may set. */
export type ApiMutationOptions<E extends Endpoint> = Options<E, never>

/** The state of a call for its button and error. */
export interface MutationState {
  /** From the press until a second after the answer. */
  loading: boolean
  /** For two seconds after a success. */
  done: boolean
  error: Error | null
  clearError: () => void
  /** After a call that got no answer: makes it again. */
  retry: (() => void) | undefined
}

type Wanted<E extends Endpoint> = CallInput<E> | (() => Promise<CallInput<E>>)

interface ApiMutation<E extends Endpoint> extends MutationState {
  /**
   * For buttons and forms: ignored while a call is loading. A function can prepare the input; what it throws is the
   * error. Resolves to the answer, or undefined if the call failed.
   */
  run: (wanted: Wanted<E>) => Promise<Answer<E> | undefined>
  /** Makes each call, even while another one is running. */
  mutate: (input: CallInput<E>) => void
  /** As `mutate`. @throws what the call throws */
  mutateAsync: (input: CallInput<E>) => Promise<Answer<E> | undefined>
  isPending: boolean
  /** Errors of single fields in a refusal. */
  fieldErrors: CallError['errors']
}

/**
 * Changes something on the server: the call with its idempotency key, the states of its button, its error, and what is read
 * again afterwards.
 *
 * `<Button loading={save.loading} done={save.done} onClick={() => save.run({ body })}>` and `<MutationError of={save} />`
 */
export function useApiMutation<E extends Endpoint, Data = never>(
  endpoint: E,
  options: Options<E, Data> = {},
): ApiMutation<E> {
  const client = useQueryClient()
  const mutationKey = keyOf(endpoint)
  const { scope, optimistic } = options
  const { mutate, mutateAsync, reset, status, submittedAt, error, isPending, variables } = useMutation<
    Answer<E> | undefined,
    Error,
    Wanted<E>,
    Data | undefined
  >({
    mutationKey,
    ...(scope && { scope: { id: scope } }),
    mutationFn: async wanted => change(client, endpoint, wanted, options),
    onMutate: async wanted => {
      if (!optimistic || typeof wanted === 'function') return undefined
      const { queryKey } = optimistic.query
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Data>(queryKey)
      if (before !== undefined) client.setQueryData<Data>(queryKey, optimistic.update(before, wanted))
      return before
    },
    onError: (_error, _wanted, before) => {
      if (optimistic && before !== undefined) client.setQueryData(optimistic.query.queryKey, before)
    },
    onSettled: async () => {
      // A refetch between two optimistic changes would show the state before the last one.
      if (optimistic && client.isMutating({ mutationKey }) === 1) await client.invalidateQueries(optimistic.query)
    },
  })

  const [lingered, setLingered] = useState(0)
  const [ticked, setTicked] = useState(0)
  const isSettled = status === 'success' || status === 'error'
  const loading = isPending || (isSettled && lingered !== submittedAt)
  const busy = useRef(false)

  useEffect(() => {
    if (!isSettled) return undefined
    const timers = [
      setTimeout(() => setLingered(submittedAt), loadingLingerMs),
      setTimeout(() => setTicked(submittedAt), tickMs),
    ]
    return () => timers.forEach(clearTimeout)
  }, [isSettled, submittedAt])

  useEffect(() => {
    busy.current = loading
  }, [loading])

  const run = useCallback(
    async (wanted: Wanted<E>) => {
      if (busy.current) return undefined
      busy.current = true
      return mutateAsync(wanted).catch(() => undefined)
    },
    [mutateAsync],
  )

  const lost = isLost(error) && variables !== undefined ? variables : null
  const carryOn = useEffectEvent(() => {
    if (lost !== null && typeof lost !== 'function' && options.carriesOn?.(lost)) mutate(lost)
  })
  useEffect(() => onReturn(() => carryOn()), [])

  return {
    run,
    mutate,
    mutateAsync,
    isPending,
    loading,
    done: status === 'success' && ticked !== submittedAt,
    error,
    fieldErrors: error instanceof CallError ? error.errors : [],
    clearError: reset,
    retry: lost === null ? undefined : () => void run(lost),
  }
}

/** Pending calls of an endpoint on the whole page. */
export const usePendingInputs = <E extends Endpoint>(endpoint: E): CallInput<E>[] =>
  useMutationState({
    filters: { mutationKey: keyOf(endpoint), status: 'pending' },
    select: ({ state }) => state.variables as CallInput<E>,
  })

const keyOf = ({ method, path }: Endpoint) => [method, path]

async function change<E extends Endpoint, Data>(
  client: QueryClient,
  endpoint: E,
  wanted: Wanted<E>,
  options: Options<E, Data>,
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
    if (isRefusal(error)) invalidate(client, options.invalidatesOnRefusal)
    const shown = options.onError?.(error as Error, input)
    throw shown instanceof Error ? shown : error
  }
}

async function send<E extends Endpoint, Data>(
  endpoint: E,
  input: CallInput<E>,
  { intention = addressOf(endpoint, input), isAlreadyDone }: Options<E, Data>,
): Promise<Answer<E> | undefined> {
  try {
    const { body } = input
    const answer = await call(endpoint, input, endpoint.idempotent && { idempotencyKey: keyFor(intention, body) })
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

/** The server refused. A lost call says nothing about the data, and an ended session opens the login itself. */
const isRefusal = (error: unknown): boolean => error instanceof CallError && !isLost(error) && error.status !== 401
