import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { shownAt, shownFirst } from './growing.ts'
import type { Showcase } from './use-showcase.ts'

/** So much of a product is in view when it counts as the current one. */
const MOST = 0.6

/** The scrolled products: the address names the one in view, and near the end more of them come. */
export function useScrolledProducts({ place, show }: Showcase, count: number) {
  const box = useRef<HTMLUListElement>(null)
  const [grown, setGrown] = useState(() => shownFirst(count))
  // An address may name one that is further down.
  const shown = Math.min(count, Math.max(grown, place + 1))
  const seen = useRef(-1)

  const onSeen = useEffectEvent((at: number) => {
    seen.current = at
    setGrown(before => shownAt(Math.max(before, shown), at, count))
    show(at)
  })
  useEffect(() => {
    const products = box.current?.querySelectorAll<HTMLElement>('[data-at]') ?? []
    if (shown < 0) return
    const observer = new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) onSeen(Number((target as HTMLElement).dataset.at))
      },
      { root: box.current, threshold: MOST },
    )
    for (const product of products) observer.observe(product)
    return () => observer.disconnect()
  }, [shown])

  // The address leads, unless it follows the scrolling.
  useEffect(() => {
    if (place < 0 || seen.current === place) return
    seen.current = place
    box.current?.querySelector(`[data-at="${place}"]`)?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [place])

  return { box, shown }
}
