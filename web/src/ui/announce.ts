/** How long a spoken text stays in the page: long enough for every screen reader to fetch it. */
const heldMs = 5000

/**
 * Says something to screen readers, when they have finished what they are saying. One region for the whole page: many
 * small ones would poke holes into what an open dialog hides.
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
