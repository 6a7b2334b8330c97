import { addToWeekBasket } from '@fairfloor/domain/newcomer-week/basket-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '../../../lib/call.ts'
import { errorWords, ShownError } from '../../../lib/error-words.ts'
import { usePending, usePendingUser } from '../../../lib/pending.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { useApiMutation } from '../../../lib/use-api-mutation.ts'
import { announce } from '../../../ui/announce.ts'
import { weekBasketQuery, weekHeaderQuery } from '../queries.ts'
import { browserKey, renew, seedOf } from './browser-key.ts'
import { flavourOf, type Offered, pendingPositions, type Sent, sentBy } from './pending-positions.ts'
import { pendingTexts } from './texts.ts'
import { type Marks, useWeekOrder } from './week-order.ts'

/** From a successful add until the inputs are empty and the basket's header is asked for again. */
export const CLEAR_MS = 1000

/**
 * What is typed on a page, and the call that adds it to the basket. Its key stays the same until an answer comes. Accepted
 * quantities are out of the browser's memory at once and out of sight a moment later; refused ones stay and are marked, and so
 * does one that changed during the call.
 */
export function useAddPending(offered: readonly Offered[]) {
  const t = useTexts(pendingTexts)
  const client = useQueryClient()
  const { list, page, setMarks, showAdded } = useWeekOrder()
  const { quantities, settle } = usePending(list)
  const typed = pendingPositions(offered, quantities)
  const positionsJson = typed.positions.map(position => sentBy(page, position))

  const readAgain = () => {
    for (const { queryKey } of [weekHeaderQuery, weekBasketQuery]) void client.invalidateQueries({ queryKey })
  }
  const name = `${usePendingUser()}.${list}-${page}`
  useEffect(() => void seedOf(name), [name])
  const add = useApiMutation(addToWeekBasket, {
    keyOf: ({ body }) => browserKey(name, body.positionsJson),
    carriesOn: ({ body }) => JSON.stringify(body.positionsJson) === JSON.stringify(positionsJson),
    onSuccess: (_header, { body }) => {
      renew(name)
      const added = Object.fromEntries(body.positionsJson.map(one => [flavourOf(one), one.quantity]))
      showAdded(added)
      settle(added)
      setTimeout(readAgain, CLEAR_MS)
      announce(t.added(Object.values(added).reduce((pieces, quantity) => pieces + quantity, 0)))
    },
    onError: (error, { body }) => {
      const marks = marksOf(error, body.positionsJson)
      setMarks(marks)
      const named = [...marks].flatMap(([id, why]) => (why === null ? [] : [offered.find(one => one.id === id)?.name]))
      return named.length > 0 ? new ShownError(t.notAdded(errorWords(error), named.join('; '))) : undefined
    },
  })
  const submit = () => {
    setMarks(new Map())
    void add.run({ body: { positionsJson } })
  }
  return { typed, add, submit }
}

/** The refused lines with their reasons; all of them where the refusal is about none in particular. */
function marksOf(error: Error, sent: readonly Sent[]): Marks {
  const refused = error instanceof CallError ? error.errors : []
  const lines = refused.flatMap(({ path, detail }) => {
    const position = sent[Number(path.split('.')[1])]
    return position ? [[flavourOf(position), detail] as const] : []
  })
  return new Map(lines.length > 0 ? lines : sent.map(one => [flavourOf(one), null]))
}
