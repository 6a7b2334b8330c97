import { useEffect, useEffectEvent } from 'react'
import { visible } from './places.ts'

/** Ctrl+Enter anywhere on the page, but not in a dialog over it. The button gets the focus, so that a cell that is left counts. */
export function usePlaceKey(place: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.defaultPrevented) return
    if (document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    visible('[data-place="order"]')?.querySelector<HTMLElement>('[data-place-order]')?.focus()
    // What the cell has said when it was left is known with the next render.
    setTimeout(() => placeNow())
  })
  const placeNow = useEffectEvent(place)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
