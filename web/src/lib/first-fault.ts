import type { QueryClient } from '@tanstack/react-query'
import { CallError } from './call.ts'

/** Inputs with an error, and those whose group has one. */
const FAULTY = '[aria-invalid="true"], fieldset[aria-describedby*="-error"] input, button[aria-describedby*="-error"]'

/**
 * In every form, whose button may be far below its fields: when it is sent, the first field with an error gets the focus and so
 * comes into view; likewise when the server refuses it, unless somebody has moved on since.
 * @returns ends it
 */
export function leadToFaults(client: QueryClient): () => void {
  let sent: { form: HTMLFormElement; from: Element | null } | undefined
  const goThere = () => {
    if (sent && document.activeElement === sent.from) sent.form.querySelector<HTMLElement>(FAULTY)?.focus()
  }
  // A form shows its errors after its own handler has run, and those of a call after a timer of the query client.
  const lead = () => setTimeout(() => setTimeout(goThere))
  const onSubmit = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return
    sent = { form: target, from: document.activeElement }
    lead()
  }
  // In front of forms in sheets, which keep the event from the form around them.
  document.addEventListener('submit', onSubmit, true)
  const stop = client.getMutationCache().subscribe(({ mutation, type }) => {
    const error = type === 'updated' ? mutation.state.error : null
    if (error instanceof CallError && error.errors.length > 0) lead()
  })
  return () => {
    document.removeEventListener('submit', onSubmit, true)
    stop()
  }
}
