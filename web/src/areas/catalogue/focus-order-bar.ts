/** How long the button of a bar that is there may take until it knows what was typed. */
const PATIENCE_MS = 1000

/** What a reader does who no longer waits for the bar; a shortcut's own keys are let go of meanwhile. */
const ACTS = ['keydown', 'pointerdown'] as const

/** The focus goes to the button that adds what is typed, or to the way to the order. */
export function focusOrderBar(list: string): void {
  let at = document.activeElement
  /** @returns whether it is there, or the reader is elsewhere by now */
  function go(): boolean {
    if (document.activeElement !== at) return true
    const controls = controlsOf(list)
    const open = controls.filter(control => !control.matches(':disabled'))
    open.at(-1)?.focus()
    at = document.activeElement
    return open.length > 0 && open.at(-1) === controls.at(-1)
  }
  if (go()) return
  // The last key is added up with the next render, and on a slow line the bar comes seconds after the cells.
  let patience: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(look)
  function look(): void {
    if (go()) end()
    else if (controlsOf(list).length > 0) patience ??= setTimeout(end, PATIENCE_MS)
  }
  function end(): void {
    clearTimeout(patience)
    observer.disconnect()
    for (const act of ACTS) removeEventListener(act, end, true)
  }
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  for (const act of ACTS) addEventListener(act, end, true)
  look()
}

const controlsOf = (list: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-order-bar="${CSS.escape(list)}"] :is(button, a[href])`),
]
