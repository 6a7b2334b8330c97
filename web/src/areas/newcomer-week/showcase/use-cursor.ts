import { type PointerEvent, useRef, useState } from 'react'

/** The part of the showcase below the mouse: the item before, the active one, or the next. */
export type Column = -1 | 0 | 1

/** The sign that takes the place of the mouse's arrow; it follows without a render. */
export function useCursor() {
  const sign = useRef<HTMLSpanElement>(null)
  const [column, setColumn] = useState<Column | null>(null)
  return {
    sign,
    column,
    /** For the buttons of the columns. */
    over: (at: Column) => ({
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'mouse') return
        const stage = event.currentTarget.parentElement?.getBoundingClientRect()
        if (stage && sign.current)
          sign.current.style.translate = `${event.clientX - stage.left}px ${event.clientY - stage.top}px`
        setColumn(at)
      },
      onPointerLeave: () => setColumn(null),
    }),
  }
}
