import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

interface LineFocusOptions<L> {
  /** The flavour that was brought back last. */
  restored?: number | null | undefined
  /** How often what was typed has been added from here: the heading goes on. */
  added?: number | undefined
  remove: (line: L) => void
  /** A removed line stays, with 0. */
  stays?: boolean
}

/**
 * Keeps the keyboard's place in a list of lines (`data-line`, each with a button `data-remove`): a line that was brought back
 * gets the focus, and after `onRemove` the line beside one that goes, or else the heading.
 */
export function useLineFocus<L>({ restored = null, added = 0, remove, stays = false }: LineFocusOptions<L>) {
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (restored === null) return
    const row = section.current?.querySelector(`[data-line="${restored}"]`)
    ;(row?.closest('[hidden]') ? heading.current : (removeIn(row) ?? heading.current))?.focus()
  }, [restored])
  useGoOn(added, () => heading.current)
  const latest = useRef<(line: L, row: Element | null) => void>(remove)
  useLayoutEffect(() => {
    latest.current = (line, row) => {
      const next = row?.nextElementSibling ?? row?.previousElementSibling
      if (!stays) (removeIn(next) ?? heading.current)?.focus()
      remove(line)
    }
  })
  // The same for each render, so that lines that stay are not drawn again.
  const onRemove = useCallback((line: L, row: Element | null) => latest.current(line, row), [])
  return { section, heading, onRemove }
}

/** The button that adds what is typed goes with it: its reader goes on here, unless in another field by then. */
function useGoOn(added: number, here: () => HTMLElement | null | undefined): void {
  const goOn = useEffectEvent(() => here()?.focus())
  useEffect(() => {
    if (added > 0 && document.activeElement === document.body) goOn()
  }, [added])
}

/** @returns called when what is typed has been added from a page's head: its way to the basket goes on */
export function useHeadGoesOn(basket: string): () => void {
  const [added, setAdded] = useState(0)
  useGoOn(added, () => document.querySelector<HTMLElement>(`header a[href="${basket}"]`))
  return () => setAdded(now => now + 1)
}

/** Shows a line and focuses what changes it. */
export function revealLine(id: number): void {
  const row = document.querySelector(`[data-line="${id}"]`)
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector<HTMLElement>('[data-cell]:not(:disabled), [data-remove]')?.focus({ preventScroll: true })
}

const removeIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-remove]')
