import { saveReference } from '@fairfloor/domain/customer-api/contract'
import { getFlavourReferences } from '@fairfloor/domain/customer-api/mapping-contract'
import { LONGEST_REFERENCE } from '@fairfloor/domain/customer-api/reference'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { CallError, call } from '../../../lib/call.ts'
import { errorWords } from '../../../lib/error-words.ts'
import { everyQueryOf } from '../../../lib/query.ts'

export type Row = Answer<typeof getFlavourReferences>[number]

/** How the last change of a row stands; what is refused finally is refused again. */
export type Save =
  | { readonly state: 'saving' | 'saved'; readonly reference: string }
  | { readonly state: 'refused'; readonly reference: string; readonly reason: string; readonly isFinal: boolean }

type Wanted = { readonly id: number; readonly reference: string }

export type Saves = ReturnType<typeof useSaves>

/**
 * Saves references one after the other. One that another flavour has is tried again when further ones were saved: in a pasted
 * column it may have become free.
 */
export function useSaves(tooLong: string) {
  const client = useQueryClient()
  const [saves, setSaves] = useState<ReadonlyMap<number, Save>>(new Map())
  const waiting = useRef<Wanted[]>([])
  const isRunning = useRef(false)

  const note = useCallback((id: number, save: Save | null) => {
    setSaves(before => {
      const after = new Map(before)
      if (save) after.set(id, save)
      else after.delete(id)
      return after
    })
  }, [])

  const run = useCallback(async () => {
    if (isRunning.current) return
    isRunning.current = true
    let taken: Wanted[] = []
    let isSaved = false
    for (;;) {
      const next = waiting.current.shift()
      if (!next) {
        if (!isSaved || taken.length === 0) break
        waiting.current.push(...taken)
        taken = []
        isSaved = false
        continue
      }
      const { id, reference } = next
      try {
        const body = { product_attribute_id: id, cpc_reference: reference }
        const answer = await call(saveReference, { body }, { keepalive: true })
        isSaved = true
        client.setQueriesData<Row[]>(everyQueryOf(getFlavourReferences), rows =>
          rows?.map(row => (row.id === id ? { ...row, user_reference: { reference: answer.reference } } : row)),
        )
        note(id, { state: 'saved', reference: answer.reference ?? '' })
      } catch (error) {
        const isTaken = error instanceof CallError && error.code === 'reference_taken'
        if (isTaken) taken.push(next)
        const reason = errorWords(error as Error)
        note(id, { state: 'refused', reference, reason, isFinal: isTaken })
      }
    }
    isRunning.current = false
  }, [client, note])

  /** Saves what was typed; the last one of a row counts. */
  const save = useCallback(
    (id: number, reference: string) => {
      waiting.current = waiting.current.filter(one => one.id !== id)
      if (reference.length > LONGEST_REFERENCE)
        return note(id, { state: 'refused', reference, reason: tooLong, isFinal: true })
      waiting.current.push({ id, reference })
      note(id, { state: 'saving', reference })
      void run()
    },
    [note, run, tooLong],
  )
  /** Forgets a refused change. */
  const takeBack = useCallback((id: number) => note(id, null), [note])
  return { saves, save, takeBack }
}
