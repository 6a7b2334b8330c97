import * as contract from '@fairfloor/domain/show-orders/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { count } from '../../lib/format.ts'
import { fulfilled, keyFor } from '../../lib/intention.ts'
import { usePending } from '../../lib/pending.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { userQuery } from '../../lib/user.ts'
import { type Action, useAction } from '../../ui/useAction.ts'
import { ordersQuery } from '../orders/orders.ts'
import { beyondLimit, limitOf, PENDING_LIST, type Position, refusedFlavour, wishesOf } from './release.ts'
import { showOrdersTexts } from './texts.ts'
import { askAnew, releaseQuery } from './use-basket.ts'

/** Id of a position's input, to which a refusal leads. */
export const inputIdOf = (flavourId: number): string => `release-${flavourId}`

export type Released = { orderId: number; pieces: number }

type Releasing = {
  action: Action<[], void>
  quantities: Readonly<Record<string, number>>
  set: (flavourId: number, quantity: number | null) => void
  fill: () => void
  clear: () => void
  /** What stands against a row: by the server, or because more is typed than there is by now. */
  messageOf: (position: Position) => string | null
}

/** The typed quantities, and the one call that releases them: all or nothing, first come, first served. */
export function useReleasing(
  positions: readonly Position[],
  addressId: number | null,
  onReleased: (released: Released) => void,
): Releasing {
  const t = useTexts(showOrdersTexts).release
  const client = useQueryClient()
  const { quantities, set, clear } = usePending(PENDING_LIST)
  const [refused, setRefused] = useState<{ id: number; message: string } | null>(null)

  const toRow = (flavourId: number): Error => {
    document.getElementById(inputIdOf(flavourId))?.focus()
    return new Error(t.check)
  }
  const action = useAction(async () => {
    setRefused(null)
    const [beyond] = beyondLimit(positions, quantities)
    if (beyond) {
      void client.invalidateQueries(releaseQuery)
      throw toRow(beyond.product_attribute_id)
    }
    const wishes = wishesOf(positions, quantities)
    const body = { positions: wishes, shipping_address_id: addressId ?? 0 }
    try {
      const { order_id } = await call(contract.release, { body }, { idempotencyKey: keyFor('release', body) })
      fulfilled('release')
      clear(wishes.map(wish => wish.product_attribute_id))
      for (const { queryKey } of [releaseQuery, ordersQuery, userQuery]) void client.invalidateQueries({ queryKey })
      onReleased({ orderId: order_id, pieces: wishes.reduce((sum, { quantity }) => sum + quantity, 0) })
    } catch (error) {
      askAnew(client, error)
      void client.invalidateQueries(releaseQuery)
      const id = refusedFlavour(error, wishes)
      if (id === undefined || !(error instanceof Error)) throw error
      setRefused({ id, message: error.message })
      throw toRow(id)
    }
  })

  return {
    action,
    quantities,
    set: (flavourId, quantity) => {
      if (refused?.id === flavourId) setRefused(null)
      set(flavourId, quantity)
    },
    fill: () => {
      for (const position of positions) set(position.product_attribute_id, limitOf(position))
    },
    clear: () => clear(),
    messageOf: position => {
      if (refused?.id === position.product_attribute_id) return refused.message
      if ((quantities[position.product_attribute_id] ?? 0) <= limitOf(position)) return null
      if (position.stock_available === null) return t.stockUnknown
      return limitOf(position) === 0 ? t.nothingNow : t.overLimit(count(limitOf(position)))
    },
  }
}
