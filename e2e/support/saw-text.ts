import type { Locator } from '@playwright/test'

/**
 * Watches a part of the page from now on, also for what is there for a moment only: a busy machine may look too late.
 * @returns whether the text was in it at any time
 */
export async function sawText(part: Locator, text: string): Promise<() => Promise<boolean>> {
  const watching = await part.evaluateHandle((element, text) => {
    const seen = { text: false }
    const look = () => (seen.text ||= Boolean(element.textContent?.includes(text)))
    new MutationObserver(look).observe(element, { childList: true, subtree: true, characterData: true })
    return seen
  }, text)
  return () => watching.evaluate(seen => seen.text)
}
