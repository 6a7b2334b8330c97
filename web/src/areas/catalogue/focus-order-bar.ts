/** The focus goes to the button that adds what is typed, or to the way to the order. */
export function focusOrderBar(list: string): void {
  const controls = document.querySelectorAll<HTMLElement>(
    `[data-order-bar="${CSS.escape(list)}"] :is(button:not(:disabled), a[href])`,
  )
  ;[...controls].at(-1)?.focus()
}
