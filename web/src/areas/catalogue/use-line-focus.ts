import { type RefObject, useEffect } from 'react'

/**
 * Keeps the keyboard's place in a list of lines (`data-line`, each with a button `data-remove`): a line that was brought back
 * gets the focus, and with `leave` the line beside one that goes, or else the heading.
 * @param restored the flavour that was brought back last
 */
export function useLineFocus(
  section: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  restored: number | null,
) {
  useEffect(() => {
    if (restored === null) return
    const row = section.current?.querySelector(`[data-line="${restored}"]`)
    ;(row?.closest('[hidden]') ? heading.current : (removeIn(row) ?? heading.current))?.focus()
  }, [restored, section, heading])
  return {
    leave: (row: Element | null) => {
      const next = row?.nextElementSibling ?? row?.previousElementSibling
      ;(removeIn(next) ?? heading.current)?.focus()
    },
  }
}

const removeIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-remove]')
