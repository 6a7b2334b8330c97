/** How long an announcement stays in the page: long enough for every screen reader to read it. */
const heldMs = 5000

/**
 * Announces a text politely to screen readers. One live region for the whole page, because an open dialog hides the
 * rest of the page and would have to except each of many.
 */
export function announce(text: string): void {
  const said = document.createElement('p')
  said.textContent = text
  region().append(said)
  setTimeout(() => said.remove(), heldMs)
}

function region(): Element {
  const known = document.querySelector('[data-announcer]')
  if (known) return known
  const made = document.createElement('div')
  made.dataset.announcer = ''
  made.setAttribute('aria-live', 'polite')
  made.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'
  document.body.append(made)
  return made
}
