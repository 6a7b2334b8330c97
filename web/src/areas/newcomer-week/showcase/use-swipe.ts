import { type PointerEvent, type RefObject, useRef } from 'react'
import { swipeOf } from './swipe.ts'

/**
 * Lets a finger or pen move the showcase; the slides follow it. A mouse clicks.
 * @param track is moved by the distance, without a render
 */
export function useSwipe(track: RefObject<HTMLElement | null>, isOff: boolean, onSwipe: (by: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number; id: number } | null>(null)
  const drag = (across: number | null) => {
    const element = track.current
    if (!element) return
    if (across === null) {
      element.style.removeProperty('transform')
      delete element.dataset.dragged
    } else {
      // No variable: each of its values would give all that is in the slides new styles.
      element.style.transform = `translateX(${across}px)`
      element.dataset.dragged = ''
    }
  }
  const isStarted = (event: PointerEvent) => start.current?.id === event.pointerId
  const end = () => {
    start.current = null
    drag(null)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      if (isOff || event.pointerType === 'mouse' || !event.isPrimary) return
      start.current = { x: event.clientX, y: event.clientY, id: event.pointerId }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!start.current || !isStarted(event)) return
      const across = event.clientX - start.current.x
      if (swipeOf(across, event.clientY - start.current.y) !== 0) drag(across)
      else drag(null)
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start.current || !isStarted(event)) return
      const by = swipeOf(event.clientX - start.current.x, event.clientY - start.current.y)
      end()
      if (by !== 0) onSwipe(by)
    },
    onPointerCancel: end,
  }
}
