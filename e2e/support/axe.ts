import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** On elements whose contrast axe need not compute: see `markKnown`. */
const KNOWN = 'data-known-contrast'

/** How often the contrast of one kind of element is computed. */
const ENOUGH = 2

const axeSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
  axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([${KNOWN}])' }] })`

/**
 * How often the contrast of each kind of element was computed in a tab, and found good; kinds that axe could not judge are not
 * among them. Each tab has its own: what is found on a page does not depend on which story came first.
 */
const goodIn = new WeakMap<Page, Map<string, number>>()

/**
 * Checks the page in its current state against WCAG 2.2 A and AA, or only what is `within` an element of it. Contrast is
 * most of what axe takes, and computed for two elements of a kind, on this page or on earlier ones in its tab; all other rules
 * read every element.
 */
export async function axe(page: Page, here = page.url(), tags = WCAG, within = 'html'): Promise<void> {
  const good = goodIn.get(page) ?? new Map<string, number>()
  goodIn.set(page, good)
  const known = [...good].filter(([, times]) => times >= ENOUGH).map(([kind]) => kind)
  // Half a megabyte, which is read once in each document.
  if (!(await page.evaluate(markKnown, { mark: KNOWN, most: ENOUGH, known, within }))) await page.evaluate(axeSource)
  const { found, computed } = await page.evaluate(judge, { mark: KNOWN, tags, within })
  expect(found, `accessibility of ${here}`).toEqual([])
  for (const kind of computed) good.set(kind, (good.get(kind) ?? 0) + 1)
}

/**
 * Marks elements whose kind is known, or of which the page has enough others. Elements of a kind have the same classes,
 * styles and states and lie in the same parents, in a window of the same width, so their colours are the same.
 * The kinds of the others are kept for `judge`.
 * @returns whether axe was read in this document
 */
function markKnown({ mark, most, known, within }: Marking): boolean {
  /** What names or fills an element, without saying how it looks. */
  const content =
    /^(id|name|for|href|src|srcset|alt|title|value|datetime|d|aria-(label|labelledby|describedby|controls|owns|details|value.*))$/
  /** Of a row, or for its place. */
  const hasNumber = /^(style$|data-)/
  const colour = /color|background|opacity/
  const enough = new Set(known)
  const times = new Map<string, number>()
  const computed = new Map<Element, string>()
  const judged = document.querySelector(within)!

  /** 53 bits (cyrb53), so that a kind with all its parents is short. */
  function hash(text: string): string {
    let [a, b] = [0xdeadbeef, 0x41c6ce57]
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ text.charCodeAt(i), 2654435761)
      b = Math.imul(b ^ text.charCodeAt(i), 1597334677)
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
    return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36)
  }

  const attributesOf = (element: Element, isContent: (name: string) => boolean) =>
    [...element.attributes]
      .filter(({ name }) => !isContent(name))
      .map(
        ({ name, value }) =>
          `${name}=${hasNumber.test(name) && !colour.test(value) ? value.replace(/\d+/g, '') : value}`,
      )
      .sort()

  function kindOf(element: Element, parent: string): string {
    const states = element instanceof HTMLInputElement ? [element.checked, element.value === ''] : []
    const isUsed = element.matches(':is(a, button, input, select, textarea, summary):is(:hover, :focus)')
    // There is nothing to compute in an empty element, such as a status before it says something.
    const hasText = [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    const places = [!element.previousElementSibling, !element.nextElementSibling]
    // A closed menu was not looked at.
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const attributes = attributesOf(element, name => content.test(name))
    return hash([parent, element.tagName, ...attributes, ...states, ...places, isUsed, hasText, isSeen].join('\n'))
  }

  function walk(element: Element, parent: string): void {
    const kind = kindOf(element, parent)
    const time = (times.get(kind) ?? 0) + 1
    times.set(kind, time)
    for (const child of element.children) walk(child, kind)
    if (time > most || enough.has(kind)) element.setAttribute(mark, '')
    else if (judged.contains(element)) computed.set(element, kind)
  }

  // What lies behind a dialog is not looked at.
  const dialogs = document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]').length
  const frame = [document.documentElement, document.body].flatMap(one => attributesOf(one, () => false))
  for (const child of document.body.children) walk(child, hash([innerWidth, dialogs, ...frame].join('\n')))
  ;(window as unknown as Computed).computedKinds = computed
  return 'axe' in window
}

type Marking = { mark: string; most: number; known: string[]; within: string }

/** Kept by the page between the two functions that run there. */
type Computed = { computedKinds: Map<Element, string> }

/**
 * Lets axe read the page, which is unmarked then. No script runs in the frames of mails, axe's neither.
 * @returns what is wrong, and the kinds of the elements whose contrast was computed, without those that axe could not judge
 */
async function judge({ mark, tags, within }: { mark: string; tags: string[]; within: string }) {
  const { axe, computedKinds } = window as unknown as Computed & {
    axe: { run: (context: string, options: object) => Promise<AxeResults> }
  }
  const options = { runOnly: tags, resultTypes: ['violations', 'incomplete'], iframes: false }
  const { violations, incomplete } = await axe.run(within, options)
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  const open = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
  for (const { target } of open) computedKinds.delete(document.querySelector(String(target))!)
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  return { found, computed: [...computedKinds.values()] }
}
