import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const none: ReadonlySet<number> = new Set()

/**
 * Which of a page's parts are made, by index: those on the screen at once, then one in each frame. A page has hundreds of
 * rows, and neither what is on the screen nor the scroll should wait for those below.
 * @param count how many children of `page` keep a place for their part
 */
export function useMadeParts(page: RefObject<HTMLElement | null>, count: number): (index: number) => boolean {
  const [made, setMade] = useState(none)
  const isPlaced = count > 0
  useLayoutEffect(() => {
    if (!isPlaced) return
    // After the scroll position has been restored, and before the browser paints.
    queueMicrotask(() => {
      const seen = onScreen(page.current?.children ?? [])
      if (seen.length > 0) flushSync(() => setMade(before => new Set([...before, ...seen])))
    })
  }, [page, isPlaced])
  const next = [...Array(count).keys()].find(index => !made.has(index))
  useEffect(() => {
    if (next === undefined) return
    const frame = requestAnimationFrame(() => startTransition(() => setMade(before => new Set(before).add(next))))
    return () => cancelAnimationFrame(frame)
  }, [next])
  return index => made.has(index)
}

function onScreen(places: Iterable<Element>): number[] {
  const isNear = (place: Element) => {
    const { top, bottom } = place.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  return [...places].flatMap((place, index) => (isNear(place) ? [index] : []))
}
