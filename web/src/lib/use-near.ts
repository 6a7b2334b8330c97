import { type RefObject, useEffect, useRef, useState } from 'react'

/** So far ahead of the screen that its data are there when it is scrolled to. */
const AHEAD = '800px 0px'

/** Tells once an element is near the screen: what is only wanted there is loaded then. */
export function useNear<E extends Element>(): [ref: RefObject<E | null>, isNear: boolean] {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element || isNear) return
    const observer = new IntersectionObserver(entries => entries.some(one => one.isIntersecting) && setNear(true), {
      rootMargin: AHEAD,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isNear])
  return [ref, isNear]
}
