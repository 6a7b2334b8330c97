import type { Answer, CallInput, Endpoint } from '@fairfloor/domain/endpoint'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError, isLost } from '../call.ts'
import { type ChangeOptions, makeChange, type Wanted } from './change.ts'
import { onReturn } from './connection.ts'

/** How long the tick is shown, and how long the loading state outlives the call. */
export const tickMs = 2000
export const loadingLingerMs = 1000

/** Options that callers in other areas may set. */
export type ApiMutationOptions<E extends Endpoint> = ChangeOptions<E, never>

/** The state of a call for its button and error. */
export interface MutationState {
  /** From the press until a second after the answer. */
  loading: boolean
  /** For two seconds after a success. */
  done: boolean
  error: Error | null
  clearError: () => void
}

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
  /** What was sent last; undefined before the first call, and where a function prepared it. */
  input: CallInput<E> | undefined
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
  options: ChangeOptions<E, Data> = {},
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
    mutationFn: async wanted => makeChange(client, endpoint, wanted, options),
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

  const input = typeof variables === 'function' ? undefined : variables
  const carryOn = useEffectEvent(() => {
    if (isLost(error) && input && options.carriesOn?.(input)) mutate(input)
  })
  useEffect(() => onReturn(() => carryOn()), [])

  return {
    run,
    mutate,
    mutateAsync,
    isPending,
    input,
    loading,
    done: status === 'success' && ticked !== submittedAt,
    error,
    fieldErrors: error instanceof CallError ? error.errors : [],
    clearError: reset,
  }
}

/** Pending calls of an endpoint on the whole page. */
export const usePendingInputs = <E extends Endpoint>(endpoint: E): CallInput<E>[] =>
  useMutationState({
    filters: { mutationKey: keyOf(endpoint), status: 'pending' },
    select: ({ state }) => state.variables as CallInput<E>,
  })

const keyOf = ({ method, path }: Endpoint) => [method, path]
