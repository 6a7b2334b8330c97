import { createContext, useContext } from 'react'
import { type Quantities, usePendingValue, useUpdatePending } from '../../../lib/sending/pending.tsx'

/** Why a typed quantity was not added, by flavour; null where the bar says it for all. */
export type Marks = ReadonlyMap<number, string | null>

/** What the cells of a page share with the bar that adds them. */
export interface WeekOrder {
  /** Storage name of the typed quantities: all pages of an event share them, so that nobody adds the same twice. */
  readonly list: string
  /** Each has a list of its own, which is read again after a refusal. */
  readonly page: 'brands' | 'products' | 'flavour-list' | 'favorites'
  readonly mayOrder: boolean
  /** digits: pieces only; cases: also '3c', plus and minus. */
  readonly cells: 'digits' | 'cases'
  readonly marks: Marks
  /** Added a moment ago, and still shown. */
  readonly justAdded: Quantities
  /** Pieces in the basket by flavour. */
  readonly inBasket: ReadonlyMap<number, number>
  setMarks(marks: Marks): void
  /** Shows quantities a moment longer that are in the basket now. */
  showAdded(added: Quantities): void
  /** A quantity is another one now: neither refused nor just added. */
  forget(flavourId: number): void
}

export const WeekOrderContext = createContext<WeekOrder | null>(null)

/** @throws Error outside a `WeekOrderPage` */
export function useWeekOrder(): WeekOrder {
  const order = useContext(WeekOrderContext)
  if (!order) throw new Error('A part of an order stands outside its page.')
  return order
}

/** The pieces in the cell of a flavour. */
export function useRowPieces(flavourId: number) {
  const { list, justAdded, forget } = useWeekOrder()
  const typed = usePendingValue(list, quantities => quantities[flavourId] ?? 0)
  const update = useUpdatePending(list)
  return {
    typed,
    shown: typed || (justAdded[flavourId] ?? 0),
    /** Null or 0 removes the pending position. */
    set: (pieces: number | null) => {
      update(quantities => ({ ...quantities, [flavourId]: pieces ?? 0 }))
      forget(flavourId)
    },
  }
}

/** Storage name of what is typed on the pages of an event. */
export const listOf = (week: { readonly id: number } | null | undefined): string => `newcomer-week-${week?.id ?? ''}`
