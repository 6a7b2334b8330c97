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
  // Later: what is wrong is shown after the event.
  const lead = () =>
    setTimeout(() => {
      if (sent && document.activeElement === sent.from) sent.form.querySelector<HTMLElement>(FAULTY)?.focus()
    })
  const onSubmit = ({ target }: Event) => {
    if (!(target instanceof HTMLFormElement)) return
    sent = { form: target, from: document.activeElement }
    lead()
  }
  // After the handlers of the form: then also what was refused before is gone, if it is sent anew.
  document.addEventListener('submit', onSubmit)
  const stop = client.getMutationCache().subscribe(({ mutation, type }) => {
    const error = type === 'updated' ? mutation.state.error : null
    if (error instanceof CallError && error.errors.length > 0) lead()
  })
  return () => {
    document.removeEventListener('submit', onSubmit)
    stop()
  }
}
