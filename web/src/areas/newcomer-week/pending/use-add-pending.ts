import { addToWeekBasket } from '@fairfloor/domain/newcomer-week/basket-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CallError, isLost } from '../../../lib/call.ts'
import { errorWords, ShownError } from '../../../lib/error-words.ts'
import { type Quantities, useOwner, usePending, useUpdatePending } from '../../../lib/sending/pending.tsx'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { announce } from '../../../ui/announce.ts'
import {
  weekBasketQuery,
  weekBrandsQuery,
  weekFavouritesQuery,
  weekFlavoursQuery,
  weekHeaderQuery,
  weekProductsQuery,
  weekQuery,
} from '../queries.ts'
import {
  type Attempt,
  beyond,
  forgetAttempt,
  isSeenIn,
  isWanted,
  keepAttempt,
  piecesOf,
  readAttempt,
} from './attempt.ts'
import { browserKey, renew, seedOf } from './browser-key.ts'
import { flavourOf, type Offered, pendingPositions, type Sent, sentBy } from './pending-positions.ts'
import { pendingTexts } from './texts.ts'
import { type Marks, useWeekOrder } from './week-order.ts'

/** From a successful add until the inputs are empty and the basket's header is asked for again. */
export const CLEAR_MS = 1000

/**
 * The quantities typed on a page, and the call that adds them to the basket. Accepted ones leave the browser's storage
 * at once and the cells a moment later. Refused ones stay and are marked; those that changed during the call stay too.
 * An add without an answer is settled before anything else is added, from any page of the event (docs/areas/week.md).
 */
export function useAddPending(offered: readonly Offered[], onAdded?: () => void) {
  const t = useTexts(pendingTexts)
  const client = useQueryClient()
  const { list, page, inBasket, setMarks, showAdded } = useWeekOrder()
  const { quantities, settle } = usePending(list)
  const update = useUpdatePending(list)
  const typed = pendingPositions(offered, quantities)

  const readAgain = () => {
    for (const { queryKey } of [weekHeaderQuery, weekBasketQuery]) void client.invalidateQueries({ queryKey })
  }
  const name = `${useOwner()}.${list}`
  useEffect(() => void seedOf(name), [name])
  // Who sees the pieces in the basket and empties their cells has settled it: the same pieces are a new intention.
  useEffect(() => {
    const attempt = readAttempt(name)
    if (!attempt?.isLost || !isSeenIn(attempt, inBasket)) return
    if (!attempt.positions.some(one => quantities[flavourOf(one)])) answered(name)
  }, [name, quantities, inBasket])

  const add = useApiMutation(addToWeekBasket, {
    keyOf: ({ body }) => keyOf(name, body.positionsJson),
    carriesOn: ({ body }) => {
      const attempt = readAttempt(name)
      return attempt !== null && isSame(attempt.positions, body.positionsJson) && isWanted(attempt, quantities)
    },
    invalidatesOnRefusal: [weekQuery, weekHeaderQuery, weekBasketQuery, pageQueries[page]].map(({ queryKey }) => ({
      queryKey,
    })),
    onSuccess: (_header, { body }) => {
      const added = piecesOf(body.positionsJson)
      const wasLost = readAttempt(name)?.isLost
      answered(name)
      showAdded(added)
      if (wasLost) update(now => beyond(now, added))
      else settle(added)
      onAdded?.()
      setTimeout(readAgain, CLEAR_MS)
      announce(t.added(Object.values(added).reduce((pieces, quantity) => pieces + quantity, 0)))
    },
    onError: (error, { body }) => {
      const attempt = readAttempt(name)
      if (isLost(error) && attempt) keepAttempt(name, { ...attempt, isLost: true })
      else forgetAttempt(name)
      const marks = marksOf(error, body.positionsJson)
      setMarks(marks)
      const named = [...marks].flatMap(([id, why]) => (why !== null && offered.find(one => one.id === id)?.name) || [])
      return named.length > 0 ? new ShownError(t.notAdded(errorWords(error), named.join('; '))) : undefined
    },
  })

  /** Adds quantities, or makes the same add again that got no answer. */
  async function send(wanted: Quantities) {
    const positionsJson = pendingPositions(offered, wanted).positions.map(position => sentBy(page, position))
    if (positionsJson.length === 0) return
    const had = Object.fromEntries(positionsJson.map(one => [flavourOf(one), inBasket.get(flavourOf(one)) ?? 0]))
    keepAttempt(name, { key: browserKey(name, positionsJson), positions: positionsJson, had, isLost: false })
    await add.mutateAsync({ body: { positionsJson } }).catch(() => undefined)
  }

  /**
   * Finds out what has become of an add without an answer.
   * @param wanted what is typed now
   * @returns what is left to be added; null while nobody knows
   */
  async function settled(attempt: Attempt, wanted: Quantities): Promise<Quantities | null> {
    const added = piecesOf(attempt.positions)
    if (isWanted(attempt, wanted)) {
      keepAttempt(name, { ...attempt, isLost: true })
      const body = { positionsJson: [...attempt.positions] }
      if (await add.mutateAsync({ body }).catch(() => undefined)) return beyond(wanted, added)
      return readAttempt(name) === null ? wanted : null
    }
    // Less of it is wanted now, so that it is not made again: the basket says whether it was done.
    const basket = await client.fetchQuery({ ...weekBasketQuery, staleTime: 0 }).catch(() => null)
    if (basket === null) return null
    answered(name)
    const held = new Map(basket.is_backorder_confirmation ? [] : basket.positions.map(one => [one.id, one.quantity]))
    if (!isSeenIn(attempt, held)) return wanted
    update(now => beyond(now, added))
    return beyond(wanted, added)
  }

  /** What is typed by now: a tab that slept does not know that another one has added it, and would do so once more. */
  function stored(): Quantities {
    let wanted = quantities
    update(now => {
      if (JSON.stringify(now) !== JSON.stringify(quantities)) wanted = now
      return now
    })
    return wanted
  }

  const busy = useRef(false)
  async function submit() {
    if (busy.current || add.loading || typed.lines === 0) return
    busy.current = true
    setMarks(new Map())
    try {
      const wanted = stored()
      const attempt = readAttempt(name)
      const rest = attempt ? await settled(attempt, wanted) : wanted
      if (rest) await send(rest)
      if (wanted !== quantities) readAgain()
    } finally {
      busy.current = false
    }
  }
  return { typed, add, submit: () => void submit() }
}

const pageQueries = {
  brands: weekBrandsQuery,
  products: weekProductsQuery,
  'flavour-list': weekFlavoursQuery,
  favorites: weekFavouritesQuery,
}

const isSame = (a: readonly Sent[], b: readonly Sent[]) => JSON.stringify(a) === JSON.stringify(b)

/** Of an add that is made again the one that it had. */
function keyOf(name: string, positions: readonly Sent[]): string {
  const attempt = readAttempt(name)
  return attempt && isSame(attempt.positions, positions) ? attempt.key : browserKey(name, positions)
}

/** The same pieces are a new intention from now on. */
function answered(name: string) {
  forgetAttempt(name)
  renew(name)
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
