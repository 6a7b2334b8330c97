import { type RefObject, useEffect } from 'react'

/**
 * Keeps the keyboard's place in a list of lines (`data-line`, each with a button `data-remove`): a line that was brought back
 * gets the focus, and with `leave` the line beside one that goes, or else the heading.
 * @param restored the flavour that was brought back last
 * @param added how often what was typed has been added from here: the heading goes on
 */
export function useLineFocus(
  section: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  restored: number | null,
  added = 0,
) {
  useEffect(() => {
    if (restored === null) return
    const row = section.current?.querySelector(`[data-line="${restored}"]`)
    ;(row?.closest('[hidden]') ? heading.current : (removeIn(row) ?? heading.current))?.focus()
  }, [restored, section, heading])
  useGoOn(heading, added)
  return {
    leave: (row: Element | null) => {
      const next = row?.nextElementSibling ?? row?.previousElementSibling
      ;(removeIn(next) ?? heading.current)?.focus()
    },
  }
}

/**
 * The button that adds what is typed goes with it: its reader goes on here, unless in another field by then.
 * @param added how often it was added
 */
export function useGoOn(here: RefObject<HTMLElement | null>, added: number): void {
  useEffect(() => {
    if (added > 0 && document.activeElement === document.body) here.current?.focus()
  }, [added, here])
}

const removeIn = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-remove]')
