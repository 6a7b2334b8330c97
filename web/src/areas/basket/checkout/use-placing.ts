import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { CallError } from '../../../lib/call.ts'
import { ShownError } from '../../../lib/error-words.ts'
import type { Changes } from '../../../lib/sending/line-changes.ts'
import { isRefused } from '../../../lib/sending/refused.ts'
import { useBinding } from '../../../lib/sending/use-binding.ts'
import { useTexts } from '../../../lib/texts.tsx'
import type { Wanted } from './checkout.ts'
import { checkoutQueryOf, everyCheckoutOf, useOfBasket } from './of-basket.ts'
import { focusPlace, type Place, placeOf } from './places.ts'
import { placingTexts } from './placing-texts.ts'
import type { CheckoutState } from './use-checkout.ts'
import { type ShowPlaced, useOrdered } from './use-ordered.tsx'

/** A line as far as placing looks at it. */
export type PlacedLine = { readonly id: number; readonly error: string | null }

/** Refused before the call: it says where. */
class PlacingError extends ShownError {
  readonly place: Place
  constructor(place: Place, message: string) {
    super(message)
    this.place = place
  }
}

type PlacedLines = {
  readonly lines: readonly PlacedLine[]
  readonly changes: Changes
  /** Changes of lines are not saved yet. */
  readonly isChanging: boolean
}

/**
 * Places the order, once: with the total that was on screen, and after pending changes of lines are saved. What is refused is
 * said at its place, which gets the focus.
 * @param reveal shows and focuses a line
 * @param show shows in place of the basket that it is ordered
 * @param onChanged called with true when the total turned out to be another one than that on screen, else with false
 */
export function usePlacing(
  { typed, data, forget, isBehind }: CheckoutState,
  { lines, changes, isChanging }: PlacedLines,
  show: ShowPlaced,
  onChanged: (isChanged: boolean) => void,
  reveal: (flavourId: number) => void,
) {
  const t = useTexts(placingTexts)
  const client = useQueryClient()
  const of = useOfBasket()
  const ordered = useOrdered(show)
  const [seenTotal, setSeenTotal] = useState<number | null>(null)
  const { run, state } = useBinding(of.place, {
    kept: of.sent,
    bodyOf: ({ body }) => body,
    changed: [...of.basket, everyCheckoutOf(of)],
    onSuccess: (answer, { body }) => {
      forget()
      return ordered(answer, body.payment_method)
    },
    onError: (error, { body }) => {
      if (error instanceof CallError && error.code === 'total_changed') differs(body.seen_total)
    },
  })
  const differs = (seen: number | null) => {
    setSeenTotal(seen)
    onChanged(true)
  }

  const place = () => {
    if (!data) return
    onChanged(false)
    run(async () => {
      const shown = data.breakdown?.total_price_inc_vat ?? null
      if (!(await changes.flush())) throw new PlacingError('lines', t.linesFirst)
      const now =
        isChanging || isBehind ? await client.fetchQuery({ ...checkoutQueryOf(of, typed.choices), staleTime: 0 }) : data
      if ((now.breakdown?.total_price_inc_vat ?? null) !== shown) {
        differs(shown)
        throw new PlacingError('total', '')
      }
      const { chosen } = now
      if (chosen.carrier === null) throw new PlacingError('carrier', t.noCarrier)
      const body: Wanted = {
        shipping_address_id: chosen.shipping_address_id,
        carrier: chosen.carrier,
        payment_method: chosen.payment_method as Wanted['payment_method'],
        label_service: chosen.label_service,
        delivery: chosen.delivery,
        external_reference: typed.reference.trim() || null,
        note: typed.note.trim() || null,
        wished_on: typed.wishedOn || null,
        seen_total: shown,
        ...(of.canWait && now.limit?.is_over && { approval: { word: typed.word.trim() || null } }),
      }
      return { body }
    })
  }

  const { error } = state
  const refused = refusalOf(error)
  const goThere = useEffectEvent((failed: Error | null) => {
    const at = refusalOf(failed)
    if (!at) return
    const line = at.place === 'lines' ? (lineIn(failed) ?? lines.find(one => one.error !== null)?.id) : undefined
    if (line === undefined) focusPlace(at.place)
    else reveal(line)
  })
  useEffect(() => goThere(error), [error])

  return {
    place,
    state,
    /** Where it was refused, and why. */
    refused,
    /** The total that was on screen, where it turned out to be another one. */
    seenTotal: refused?.place === 'total' ? seenTotal : null,
  }
}

export type Placing = ReturnType<typeof usePlacing>

function refusalOf(error: Error | null): { place: Place; words: string } | null {
  if (error instanceof PlacingError) return { place: error.place, words: error.message }
  if (!isRefused(error)) return null
  const [fault] = error.errors
  const place = placeOf(error.code, fault?.path)
  return { place, words: placeOf(error.code) === place || !fault ? error.message : fault.detail }
}

/** The flavour of the first line that a refusal names, as in `positions.12`. */
function lineIn(error: Error | null): number | undefined {
  const [path] = error instanceof CallError ? error.errors.map(one => one.path) : []
  const id = Number(path?.split('.')[1])
  return Number.isSafeInteger(id) ? id : undefined
}
