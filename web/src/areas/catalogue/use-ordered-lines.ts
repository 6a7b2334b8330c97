import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Changes, UnsavedLines } from '../../lib/sending/line-changes.ts'
import { newsBetween } from './line-news.ts'
import type { LineNews, OrderedLine, OrderedLines } from './ordered-lines.ts'

/** What the server has of an order, by flavour id; a new map for each new state. */
export type SavedLines = ReadonlyMap<number, { readonly quantity: number; readonly name: string }>

/** How long a row says what has just happened to it. */
const NEWS_MS = 2600

/**
 * An order for the rows of an order grid: what each flavour has in it, what has just changed, and changes in place.
 * @param saved undefined while it loads
 * @param tell called with each change, made anywhere: here, on the order's own page, by a colleague
 */
export function useOrderedLines(
  saved: SavedLines | undefined,
  { unsaved, changes }: { unsaved: UnsavedLines; changes: Pick<Changes, 'change' | 'remove'> },
  tell: (name: string, news: LineNews) => void,
): OrderedLines {
  const lines = useMemo(() => linesOf(saved, unsaved), [saved, unsaved])
  const news = useNews(saved, tell)
  return useMemo(() => ({ lines, news, change: changes.change, remove: changes.remove }), [lines, news, changes])
}

const linesOf = (saved: SavedLines = new Map(), unsaved: UnsavedLines): ReadonlyMap<number, OrderedLine> =>
  new Map(
    [...saved].map(([id, { quantity }]) => {
      const change = unsaved.get(id)
      const shown = change?.removed ? 0 : (change?.quantity ?? quantity)
      return [id, { quantity: shown, saved: quantity, error: change?.error ?? null }] as const
    }),
  )

function useNews(
  saved: SavedLines | undefined,
  tell: (name: string, news: LineNews) => void,
): ReadonlyMap<number, LineNews> {
  const [news, setNews] = useState<ReadonlyMap<number, LineNews>>(new Map())
  const known = useRef<SavedLines>(undefined)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const tellOne = useEffectEvent(tell)

  useEffect(() => {
    const before = known.current
    known.current = saved
    if (!before || !saved || before === saved) return
    const fresh = newsBetween(quantitiesOf(before), quantitiesOf(saved))
    if (fresh.size === 0) return
    setNews(old => new Map([...old, ...fresh]))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setNews(old => new Map([...old].filter(([id, one]) => fresh.get(id) !== one)))
    }, NEWS_MS)
    timers.current.add(timer)
    for (const [id, one] of fresh) tellOne((saved.get(id) ?? before.get(id))!.name, one)
  }, [saved])
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  return news
}

const quantitiesOf = (saved: SavedLines) => new Map([...saved].map(([id, { quantity }]) => [id, quantity]))
