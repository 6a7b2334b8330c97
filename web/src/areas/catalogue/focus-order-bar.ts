/** How long the button may take until it knows what was typed. */
const PATIENCE_MS = 1000

/** The focus goes to the button that adds what is typed, or to the way to the order. */
export function focusOrderBar(list: string): void {
  let at = document.activeElement
  /** @returns whether it is there, or the reader is elsewhere by now */
  function go(): boolean {
    if (document.activeElement !== at) return true
    const controls = [
      ...document.querySelectorAll<HTMLElement>(`[data-order-bar="${CSS.escape(list)}"] :is(button, a[href])`),
    ]
    const open = controls.filter(control => !control.matches(':disabled'))
    open.at(-1)?.focus()
    at = document.activeElement
    return open.length > 0 && open.at(-1) === controls.at(-1)
  }
  if (go()) return
  // The last key is added up with the next render, and the bar may still be loading.
  const observer = new MutationObserver(() => go() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  setTimeout(() => observer.disconnect(), PATIENCE_MS)
}
