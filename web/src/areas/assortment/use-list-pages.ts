import type { ListPlace } from '@fairfloor/domain/assortment/list-place'
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type KeptPages, keepPages, keptPages } from './kept-pages.ts'
import { listName } from './use-list-address.ts'

/** How far below the screen the end of the list may be before the next page loads. */
const AHEAD = '2500px'

/**
 * The pages of a list that are shown. Scrolling down adds pages, and the address names the one at the top of the screen.
 * The entry of the history keeps them, so that the way back finds the same place.
 */
export function useListPages(entry: string, place: ListPlace, pages: number) {
  const { key: current } = useLocation()
  const list = listName(place)
  // An address may be older than the list, which has become shorter.
  const asked = Math.max(1, Math.min(place.page, pages))
  const [kept, setKept] = useState<KeptPages>(
    () => keptPages(entry, list) ?? { list, from: asked, to: asked, heights: {} },
  )
  const to = Math.max(kept.from, Math.min(kept.to, pages))
  // On the way back the pages around the reader's come first, the others one after the other.
  const [reach, setReach] = useState(1)
  const isWhole = reach > to - kept.from
  useEffect(() => {
    if (!isWhole) startTransition(() => setReach(reach + 1))
  }, [isWhole, reach])

  const parts = useRef(new Map<number, HTMLElement>())
  const end = useRef<HTMLDivElement>(null)
  const reader = useRef<IntersectionObserver>(null)

  const keep = useEffectEvent(() => {
    const heights = Object.fromEntries([...parts.current].map(([page, part]) => [page, part.offsetHeight]))
    keepPages(entry, { ...kept, to, heights })
  })
  /** The page at the top of the screen. Not by the router: that would be another page for focus and scroll. */
  const read = useEffectEvent((page: number) => {
    // While the next list loads, or before it is rendered, the address is that list's.
    if (current !== entry || (history.state?.key ?? entry) !== entry) return
    const address = new URL(location.href)
    if (page === 1) address.searchParams.delete('page')
    else address.searchParams.set('page', String(page))
    if (address.href !== location.href) history.replaceState(history.state, '', address)
    keep()
  })
  const loadAfter = useEffectEvent((page: number) => {
    if (page < pages) setKept(before => ({ ...before, to: page + 1 }))
  })

  useEffect(() => {
    const observer = new IntersectionObserver(
      entries => {
        const current = entries.find(({ isIntersecting }) => isIntersecting)
        if (current) read(pageOf(current.target))
      },
      // A line below the shop's header.
      { rootMargin: '-140px 0px -70% 0px' },
    )
    reader.current = observer
    for (const part of parts.current.values()) observer.observe(part)
    return () => observer.disconnect()
  }, [])

  // Each page gets a new observer: it reports an end that stays in view only once.
  useEffect(() => {
    const observer = new IntersectionObserver(([last]) => last?.isIntersecting && loadAfter(to), {
      rootMargin: `0px 0px ${AHEAD} 0px`,
    })
    if (end.current) observer.observe(end.current)
    keep()
    return () => observer.disconnect()
  }, [to])

  const pageRef = useCallback((part: HTMLElement | null) => {
    if (!part) return undefined
    const page = pageOf(part)
    parts.current.set(page, part)
    reader.current?.observe(part)
    return () => {
      reader.current?.unobserve(part)
      parts.current.delete(page)
    }
  }, [])

  return {
    from: kept.from,
    to,
    numbers: Array.from({ length: to - kept.from + 1 }, (_, index) => kept.from + index),
    /** Whether a page only keeps its place for now. */
    isHeld: (page: number): boolean => Math.abs(page - asked) > reach && kept.heights[page] !== undefined,
    heightOf: (page: number): number | undefined => kept.heights[page],
    pageRef,
    endRef: end,
  }
}

const pageOf = (part: Element): number => Number((part as HTMLElement).dataset.page)
