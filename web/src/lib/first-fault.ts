import { type RefObject, useEffect, useRef } from 'react'

/** Inputs with an error, and those whose group has one. */
const FAULTY = '[aria-invalid="true"], fieldset[aria-describedby*="-error"] input, button[aria-describedby*="-error"]'

/**
 * For a form whose button may be far below its fields: after each try the first field with an error gets the focus, and so
 * comes into view.
 * @param tries how often it was tried to send the form
 */
export function useFirstFault(tries: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(FAULTY)?.focus()
  }, [tries])
  return form
}
