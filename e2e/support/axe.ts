import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** On elements whose contrast axe need not compute: see `markRepeated`. */
const REPEATED = 'data-repeated'

const requireOfBuilder = createRequire(import.meta.resolve('@axe-core/playwright'))
const axeSource = `${readFileSync(requireOfBuilder.resolve('axe-core/axe.min.js'), 'utf8')}
  axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([${REPEATED}])' }] })`

/** Checks the page in its current state against WCAG 2.2 A and AA. */
export async function axe(page: Page, here = page.url(), tags = WCAG): Promise<void> {
  await page.evaluate(markRepeated, REPEATED)
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({
      runOnly: tags,
      resultTypes: ['violations'],
    })
    // There are no cross-origin frames. By default axe would open a page of its own each time, which takes longer than
    // the rest.
    .setLegacyMode(true)
    .analyze()
  await page.evaluate(unmark, REPEATED)
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(found, `accessibility of ${here}`).toEqual([])
}

/**
 * Marks elements of which the page has two already with the same classes, styles and states, in the same parents. Their
 * colours are the same, and contrast is most of what axe takes for long lists.
 */
function markRepeated(mark: string): void {
  const ENOUGH = 2
  /** What names or fills an element, without saying how it looks. */
  const content =
    /^(id|name|for|href|src|srcset|alt|title|value|datetime|d|aria-(label|labelledby|describedby|controls|owns|details|value.*))$/
  /** Of a row, or for its place. */
  const hasNumber = /^(style$|data-)/
  const colour = /color|background|opacity/
  const keys = new Map<string, number>()
  const times = new Map<number, number>()

  function keyOf(element: Element, parent: number): number {
    const looks = [...element.attributes]
      .filter(({ name }) => !content.test(name))
      .map(
        ({ name, value }) =>
          `${name}=${hasNumber.test(name) && !colour.test(value) ? value.replace(/\d+/g, '') : value}`,
      )
    const states = element instanceof HTMLInputElement ? [element.checked, element.value === ''] : []
    const places = [!element.previousElementSibling, !element.nextElementSibling]
    const key = [parent, element.tagName, ...looks.sort(), ...states, ...places].join(' ')
    const known = keys.get(key)
    if (known !== undefined) return known
    keys.set(key, keys.size)
    return keys.size - 1
  }

  function walk(element: Element, parent: number): void {
    const key = keyOf(element, parent)
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    for (const child of element.children) walk(child, key)
    if (time > ENOUGH) element.setAttribute(mark, '')
  }

  walk(document.body, -1)
}

function unmark(mark: string): void {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
}
