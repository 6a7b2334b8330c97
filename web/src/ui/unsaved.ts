/** A form that may hold what is not saved. */
export interface Unsaved {
  readonly form: () => HTMLElement | null
  readonly isChanged: () => boolean
  /** Asks, and goes on unless the reader stays. */
  readonly ask: (go: () => void) => void
}

const all = new Set<Unsaved>()

/** @returns how to end it */
export function watchUnsaved(one: Unsaved): () => void {
  all.add(one)
  return () => all.delete(one)
}

/** The first form within an element that holds what is not saved. */
export const unsavedIn = (element: Element | null): Unsaved | undefined =>
  [...all].find(({ form, isChanged }) => isChanged() && element?.contains(form()))

/** Closes a popup; asks first where a form in it is not saved. */
export function closeOf(popup: Element | null, close: () => void): void {
  const unsaved = unsavedIn(popup)
  if (unsaved) unsaved.ask(close)
  else close()
}
