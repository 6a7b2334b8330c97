/** What still loads after that long is not waited for. */
const WAIT_MS = 10_000
const BY_READER = ['wheel', 'touchstart', 'mousedown', 'keydown', 'popstate'] as const

/**
 * Scrolls to a position as the page grows: a page that is shown again after a reload loads its data first, and is short until then.
 * Ends when it is reached, or as soon as the reader does anything.
 */
export function scrollAsItGrows(position: number): void {
  const observer = new ResizeObserver(() => {
    scrollTo(0, position)
    if (Math.abs(scrollY - position) < 2) end()
  })
  const timer = setTimeout(end, WAIT_MS)
  function end() {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of BY_READER) removeEventListener(event, end)
  }
  for (const event of BY_READER) addEventListener(event, end, { passive: true })
  observer.observe(document.body)
}
