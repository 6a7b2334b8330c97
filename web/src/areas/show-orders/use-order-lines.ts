import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { announce } from '../../ui/announce.ts'
import { useUser } from '../identity/user.ts'
import { type Drafts, useChanges } from './changes.ts'
import type { Position } from './lines.ts'
import { orderFootTexts } from './order-foot-texts.ts'
import { type LineNews, newsBetween, quantitiesOf } from './order-news.ts'
import { basketQuery, orderMutation } from './order-queries.ts'

/** How long a row says what has just happened to it. */
const NEWS_MS = 2600

/**
 * The order for the rows of an order grid: what each flavour has in it, what has just changed, and changes in place. They
 * are sent after a pause, and when the grid closes.
 */
export function useOrderLines() {
  const user = useUser()
  const { data: basket } = useQuery({ ...basketQuery(), enabled: Boolean(user?.company) })
  const { drafts, changes } = useChanges(orderMutation)
  const positions = basket?.positions
  const lines = useMemo(() => linesByFlavour(positions ?? [], drafts), [positions, drafts])
  const news = useNews(positions)
  return useMemo(() => ({ lines, news, change: changes.change, remove: changes.remove }), [lines, news, changes])
}

const linesByFlavour = (positions: readonly Position[], drafts: Drafts) =>
  new Map(
    positions.map(({ quantity: saved, product_attribute: { id } }) => {
      const draft = drafts.get(id)
      const quantity = draft?.removed ? 0 : (draft?.quantity ?? saved)
      return [id, { quantity, saved, error: draft?.error ?? null }] as const
    }),
  )

/** What changed in the order a moment ago, wherever it was changed: here, in the overview, by a colleague. */
function useNews(positions: readonly Position[] | undefined): ReadonlyMap<number, LineNews> {
  const t = useTexts(orderFootTexts)
  const [news, setNews] = useState<ReadonlyMap<number, LineNews>>(new Map())
  const known = useRef<readonly Position[]>(undefined)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())

  useEffect(() => {
    const before = known.current
    known.current = positions
    if (!before || !positions || before === positions) return
    const fresh = newsBetween(quantitiesOf(before), quantitiesOf(positions))
    if (fresh.size === 0) return
    setNews(old => new Map([...old, ...fresh]))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setNews(old => new Map([...old].filter(([id, one]) => fresh.get(id) !== one)))
    }, NEWS_MS)
    timers.current.add(timer)
    // Added lines are announced by the call that adds them.
    for (const [id, one] of fresh)
      if (one.kind !== 'added') announce(t.lineNews(nameOf(id, [...positions, ...before]), one))
  }, [positions, t])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  return news
}

function nameOf(flavourId: number, positions: readonly Position[]): string {
  const flavour = positions.find(({ product_attribute: { id } }) => id === flavourId)?.product_attribute
  return flavour ? `${flavour.product_size.product.name} ${flavour.product_size.name}, ${flavour.name}` : ''
}
