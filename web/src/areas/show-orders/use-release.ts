import * as contract from '@fairfloor/domain/show-orders/release-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ShownError } from '../../lib/error-words.ts'
import { count } from '../../lib/format.ts'
import { usePending } from '../../lib/sending/pending.tsx'
import { type MutationState, useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { userQuery } from '../../visit/user.ts'
import { everyOrdersPage, ordersQuery } from '../orders/orders.ts'
import type { Notes } from './NotesFields.tsx'
import { releaseQuery, shownOfTheOrder, summaryQuery } from './order-queries.ts'
import { beyondLimit, limitOf, PENDING_LIST, type Position, refusedFlavour, typedWishes, type Wish } from './release.ts'
import { releaseTexts } from './release-texts.ts'

/** Id of a position's input, which a refusal focuses. */
export const inputIdOf = (flavourId: number): string => `release-${flavourId}`

export type Released = { orderId: number; pieces: number }

type Releasing = {
  state: MutationState
  release: (notes: Notes) => void
  quantities: Readonly<Record<string, number>>
  set: (flavourId: number, quantity: number | null) => void
  fill: () => void
  clear: () => void
  /** The error of a row: the server's, or that more is typed than is available now. */
  messageOf: (position: Position) => string | null
}

/** The typed quantities, and the call that releases them: all or nothing, first come, first served. */
export function useReleasing(
  positions: readonly Position[],
  addressId: number | null,
  {
    onReleased,
    reveal,
  }: {
    onReleased: (released: Released) => void
    /** Shows the row of a position, so that it can be focused. */
    reveal: (flavourId: number) => void
  },
): Releasing {
  const t = useTexts(releaseTexts)
  const client = useQueryClient()
  const { quantities, set, clear } = usePending(PENDING_LIST)
  const [refused, setRefused] = useState<{ id: number; message: string } | null>(null)

  const toRow = (flavourId: number): Error => {
    reveal(flavourId)
    document.getElementById(inputIdOf(flavourId))?.focus()
    return new ShownError(t.check)
  }
  const { run, ...state } = useApiMutation(contract.release, {
    invalidates: [releaseQuery, ordersQuery, everyOrdersPage, userQuery, summaryQuery],
    invalidatesOnRefusal: [...shownOfTheOrder, releaseQuery],
    onSuccess: ({ order_id }, { body }) => {
      clear(body.positions.map(wish => wish.product_attribute_id))
      onReleased({ orderId: order_id, pieces: piecesOf(body.positions) })
    },
    onError: (error, { body }) => {
      const id = refusedFlavour(error, body.positions)
      if (id === undefined) return error
      setRefused({ id, message: error.message })
      return toRow(id)
    },
  })
  const release = ({ reference, note }: Notes) => {
    setRefused(null)
    void run(async () => {
      const [beyond] = beyondLimit(positions, quantities)
      if (beyond) {
        void client.invalidateQueries(releaseQuery)
        throw toRow(beyond.product_attribute_id)
      }
      return {
        body: {
          positions: typedWishes(positions, quantities),
          shipping_address_id: addressId ?? 0,
          ...(reference.trim() && { reference: reference.trim() }),
          ...(note.trim() && { note: note.trim() }),
        },
      }
    })
  }

  return {
    state,
    release,
    quantities,
    set: (flavourId, quantity) => {
      if (refused?.id === flavourId) setRefused(null)
      set(flavourId, quantity)
    },
    // What is marked is released by itself.
    fill: () => {
      for (const position of positions)
        if (!position.when_in_stock) set(position.product_attribute_id, limitOf(position))
    },
    clear: () => clear(),
    messageOf: position => {
      if (refused?.id === position.product_attribute_id) return refused.message
      if ((quantities[position.product_attribute_id] ?? 0) <= limitOf(position)) return null
      if (position.availability === 'unknown') return t.stockUnknown
      return limitOf(position) === 0 ? t.nothingNow : t.overLimit(count(limitOf(position)))
    },
  }
}

const piecesOf = (wishes: readonly Wish[]): number => wishes.reduce((sum, { quantity }) => sum + quantity, 0)
