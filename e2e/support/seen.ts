import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** The part of a page in which axe judges what is not around every page. */
export const MAIN = 'main'

export type Seen = ReturnType<typeof look>
type Counts = Pick<Seen, 'headings' | 'loginForms' | 'refusals'>

const LIMIT = 20_000

/**
 * What is on the page, asked at once: each question of its own would take as long. A form may come after the page that
 * it is on, so `counts` are waited for.
 */
export async function seenOn(page: Page, address: string, counts: Counts): Promise<Seen> {
  const names = Object.keys(counts) as (keyof Counts)[]
  const until = Date.now() + LIMIT
  for (;;) {
    const seen = await page.evaluate(look, { address, main: MAIN })
    if (names.every(name => seen[name] === counts[name]) || Date.now() > until) return seen
    await wait(50)
  }
}

/** In the browser. */
function look({ address, main }: { address: string; main: string }) {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const isLabelled = (input: HTMLInputElement) =>
    [...(input.labels ?? [])].some(({ textContent }) => textContent?.includes('Username'))
  const isRefusal = ({ childElementCount, textContent }: Element) =>
    childElementCount === 0 && textContent?.trim() === 'You are not allowed to do this.'
  const body = document.body.cloneNode(true) as HTMLElement
  for (const script of body.querySelectorAll('script')) script.remove()
  for (const heading of body.querySelectorAll('h1')) heading.textContent = ''
  const inside = body.querySelector(main)
  const content = inside ? markupOf(inside.innerHTML) : ''
  if (inside) inside.textContent = ''

  /** Without its address and the numbers that React gives to ids. */
  function markupOf(html: string): string {
    const ids = new Map<string, number>()
    const numberOf = (id: string) => ids.get(id) ?? ids.set(id, ids.size).size - 1
    return `${document.documentElement.lang} ${html}`
      .replace(/\b_r_\w+?_/g, id => `_r_${numberOf(id)}_`)
      .replaceAll(`"${address}"`, '""')
      .replaceAll(encodeURIComponent(address), '')
  }

  /** Numbers are counts in the header and the minutes that are left to order, so another minute would be another frame. */
  const withoutNumbers = (html: string) =>
    html.replace(/>[^<]+<|\baria-label="[^"]*"/g, text => text.replace(/\d+/g, '0'))

  return {
    headings: all('h1').length,
    title: document.title,
    loginForms: (all('input') as HTMLInputElement[]).filter(isLabelled).length,
    refusals: all('body *').filter(isRefusal).length,
    parts: all('main :is(table, ul, dl, h2, h3)').length,
    main: content,
    frame: withoutNumbers(markupOf(body.innerHTML)),
  }
}

/** What a walk has come across, as text. Each has its own: what it finds does not depend on which other walk came first. */
export type Known = Set<string>

/** Whether the walk has seen no page yet that looks like this one but for its heading and address. */
export function isFirstOfItsKind({ main, frame }: Seen, kinds: Known): boolean {
  const { size } = kinds
  return kinds.add(`${frame} ${main}`).size > size
}

/**
 * The parts of a page that the walk has not judged yet. Many pages look the same, such as those that ask for a login or
 * refuse, and what is around a page is around all others. Embedded data, the text of the heading and the page's own address do
 * not count: they are checked as the users who may see the page.
 */
export function unjudged({ main, frame }: Seen, known: Known) {
  const parts = [`main ${main}`, `frame ${frame}`] as const
  return {
    isNew: parts.some(part => !known.has(part)),
    isNewFrame: !known.has(parts[1]),
    judged: () => {
      for (const part of parts) known.add(part)
    },
  }
}
