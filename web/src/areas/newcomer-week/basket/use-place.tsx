import { placeWeekOrder } from '@fairfloor/domain/newcomer-week/basket-contract'
import { BASKET } from '@fairfloor/domain/newcomer-week/confirming'
import { listBackorder, listOrders } from '@fairfloor/domain/orders/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { ShownError } from '../../../lib/error-words.ts'
import { everyQueryOf } from '../../../lib/query.ts'
import { useAttempts } from '../../../lib/sending/attempts.ts'
import type { Changes } from '../../../lib/sending/line-changes.ts'
import { useBinding } from '../../../lib/sending/use-binding.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { OrderPlaced } from '../../basket/checkout/OrderPlaced.tsx'
import type { ShowPlaced } from '../../basket/checkout/use-ordered.tsx'
import { tellOtherTabs } from '../../basket/other-tabs.ts'
import { everyOrdersPage } from '../../orders/orders.ts'
import { weekBasketQuery, weekHeaderQuery } from '../queries.ts'
import { standingOf, type WeekBasket } from './basket.ts'
import { isSame, isUnsent, type Line, needsBuyer } from './lines.ts'
import { sumTexts } from './sum-texts.ts'
import type { Label } from './use-label.ts'

/** What was sent to be ordered, or confirmed. */
type Sent = {
  /** 0: the basket; else the order whose backorder it is. */
  readonly confirms: number
  /** The basket's version: nothing else is ordered. */
  readonly seen: string
}

const sentOf = (basket: WeekBasket): Sent => ({ confirms: standingOf(basket), seen: basket.version })

/** The orders and confirmations of the event without an answer. */
export const useWeekAttempts = () => useAttempts<Sent>(KEPT)

const KEPT = 'newcomer-week-seen'

/** The order that was just placed, or whose backorder was just confirmed. */
export type Thanks = { readonly orderId: number; readonly isConfirmation: boolean }

/** Says thanks in place of the basket, which other pages and tabs read again. */
export function useSayThanks(show: ShowPlaced): (thanks: Thanks) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async thanks => {
    show(<OrderPlaced orderId={thanks.orderId} isPage />)
    tellOtherTabs()
    for (const query of [everyQueryOf(listOrders), everyOrdersPage, everyQueryOf(listBackorder), weekHeaderQuery])
      void client.invalidateQueries(query)
    await navigate(pathname, { state: { thanks } })
  }
}

type Placing = {
  /** As its reader sees it, and its lines with what was typed. */
  readonly basket: WeekBasket
  readonly lines: readonly Line[]
  readonly changes: Changes
  readonly label: Pick<Label, 'isOn' | 'saved'>
}

/**
 * Places the order, or confirms the backorder, once. It saves pending changes first, and goes on only if the server's
 * basket is what is on screen. The call sends its version, so that the server checks this again when it orders.
 */
export function usePlace({ basket: shown, lines, changes, label }: Placing, show: ShowPlaced) {
  const confirms = standingOf(shown)
  const t = useTexts(sumTexts)
  const client = useQueryClient()
  const sayThanks = useSayThanks(show)
  const { run, ...placing } = useBinding(placeWeekOrder, {
    kept: KEPT,
    bodyOf: ({ query }): Sent => query as Sent,
    changed: [weekBasketQuery, weekHeaderQuery],
    onSuccess: ({ order_id }) => sayThanks({ orderId: order_id, isConfirmation: confirms !== BASKET }),
  })
  const place = () =>
    run(async () => {
      const isSaved = await changes.flush()
      if (isUnsent(changes.unsaved())) throw new ShownError(t.unsaved)
      if (!isSaved || lines.some(needsBuyer)) throw new ShownError(t.linesFirst)
      const isLabelSaved = await label.saved()
      const basket = client.getQueryData(weekBasketQuery.queryKey)
      if (
        !isLabelSaved ||
        !basket ||
        standingOf(basket) !== confirms ||
        !isSame(lines, basket.positions) ||
        basket.is_label_service !== label.isOn
      )
        throw new ShownError(t.changed)
      return { query: sentOf(basket) }
    })
  return { place, ...placing }
}

export type PlaceState = ReturnType<typeof usePlace>
