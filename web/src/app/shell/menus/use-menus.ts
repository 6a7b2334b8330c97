import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { MenuName } from './menu-names.ts'

/** A pointer on its way across opens nothing, and one that strays outside for a moment closes nothing. */
const OPEN_MS = 100
const CLOSE_MS = 240

/** Which menu is open: a mouse opens it by hovering; keyboard, touch and mouse by a press. Escape and a press elsewhere close it. */
export function useMenus() {
  const [open, setOpen] = useState<MenuName | null>(null)
  const nav = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Opened by hovering: the press that often follows must not close it. */
  const isHovered = useRef(false)

  const show = useCallback((name: MenuName | null) => {
    clearTimeout(timer.current)
    setOpen(name)
  }, [])
  const plan = (name: MenuName | null, pause: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(name), pause)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (open === null) return
    const onPress = ({ target }: Event) => {
      if (!nav.current?.contains(target as Node)) show(null)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (nav.current?.contains(document.activeElement))
        nav.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
      show(null)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, show])

  return {
    open,
    nav,
    close: () => show(null),
    /** @param presses of the pointer on the button; 0 for the keyboard */
    toggle: (name: MenuName, presses: number) => {
      if (presses > 0 && isHovered.current && open === name) return
      show(open === name ? null : name)
    },
    /** Props of the element around a menu's button and its panel. */
    hoverOf: (name: MenuName) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        isHovered.current = true
        plan(name, OPEN_MS)
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        isHovered.current = false
        plan(null, CLOSE_MS)
      },
      // The keyboard goes on beyond the panel; null is a press on what takes no focus. The focus may also be in a menu that
      // the mouse has left for another one: a press there would close the other one before its click.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget) && open === name) show(null)
      },
    }),
  }
}
