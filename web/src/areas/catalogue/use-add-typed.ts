import type { Answer, CallInput, Endpoint } from '@fairfloor/domain/endpoint'
import { useRef } from 'react'
import { CallError } from '../../lib/call.ts'
import { usePending } from '../../lib/sending/pending.tsx'
import { type ApiMutationOptions, useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { announce } from '../../ui/announce.ts'

/** Pieces of a flavour, or of a lot, that are typed. */
export interface TypedPosition {
  readonly id: number
  readonly quantity: number
}

interface AddTyped<E extends Endpoint> extends Omit<ApiMutationOptions<E>, 'onSuccess' | 'onError' | 'carriesOn'> {
  /** Storage name of the typed quantities. */
  list: string
  positions: readonly TypedPosition[]
  /** That adds them. */
  input: CallInput<E>
  /** Whether refused lines can never be added: they are forgotten, as they may stand on another page of the list. */
  isGone?: (error: CallError) => boolean
  /** Said to screen readers. */
  added: (pieces: number) => string
  onSuccess?: (answer: Answer<E>) => void
  onAdded?: (() => void) | undefined
}

/**
 * The call that adds what is typed to a basket. Accepted quantities are removed from the list; refused ones stay, and so does
 * one that changed during the call.
 */
export function useAddTyped<E extends Endpoint>(endpoint: E, options: AddTyped<E>) {
  const { list, positions, input, isGone, added, onSuccess, onAdded, ...calling } = options
  const { settle, clear } = usePending(list)
  const sent = useRef(positions)
  const add = useApiMutation(endpoint, {
    ...calling,
    carriesOn: () => JSON.stringify(sent.current) === JSON.stringify(positions),
    onSuccess: answer => {
      onSuccess?.(answer)
      settle(Object.fromEntries(sent.current.map(({ id, quantity }) => [id, quantity])))
      onAdded?.()
      announce(added(piecesOf(sent.current)))
    },
    onError: error => {
      if (!(error instanceof CallError) || !isGone?.(error)) return
      const lines = error.errors.map(({ path }) => sent.current[Number(path.split('.')[1])])
      clear(lines.flatMap(line => (line ? [line.id] : [])))
    },
  })
  const submit = () => {
    if (add.loading) return
    sent.current = positions
    void add.run(input)
  }
  return { add, submit }
}

export const piecesOf = (positions: readonly TypedPosition[]): number =>
  positions.reduce((pieces, { quantity }) => pieces + quantity, 0)
