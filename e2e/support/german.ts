import { globSync } from 'node:fs'
import { join } from 'node:path'
import { makeRange } from '@fairfloor/brands/range/make-range'
import { LANGUAGE_COOKIE, type Language } from '@fairfloor/domain/language'
import { chooseLanguage } from '@fairfloor/domain/people/contract'
import { expect, type Page } from '@playwright/test'

const root = join(import.meta.dirname, '../..')

type Words = { readonly [key: string]: unknown }

/** Every message of the pages that English has and German has otherwise; not those that German uses elsewhere. */
export async function englishMessages(page: Page): Promise<Set<string>> {
  const english = new Set<string>()
  const german = await writtenWords(page)
  const places = [
    'web/src/areas/**/*texts.ts',
    'web/src/areas/**/faq.ts',
    'web/src/{app,visit}/**/*texts.ts',
    'web/src/{ui,panorama}/texts.ts',
  ]
  for (const file of globSync([...places, 'domain/src/*/**/*titles.ts'], { cwd: root }))
    for (const texts of Object.values((await import(join(root, file))) as Record<string, Partial<Words>>)) {
      collect(texts?.en, english)
      collect(texts?.de, german)
    }
  return english.difference(german)
}

function collect(words: unknown, into: Set<string>): void {
  if (typeof words === 'string') into.add(words)
  if (typeof words === 'object' && words !== null) for (const word of Object.values(words)) collect(word, into)
}

/** Texts that the organiser has written in one language only, and the names of categories and flavours. */
async function writtenWords(page: Page): Promise<Set<string>> {
  const { categories, flavours } = makeRange()
  const words = new Set([...categories, ...flavours].map(({ name }) => name))
  for (const slug of ['terms', 'privacy-policy', 'terms-and-conditions', 'vts']) {
    const { title, lead, sections } = (await (await page.request.get(`/api/content-pages/${slug}`)).json()) as Written
    for (const text of [title, lead, ...sections.map(({ head }) => head)]) words.add(text)
  }
  return words
}

type Written = { title: string; lead: string; sections: { head: string }[] }

/**
 * Shows the open page in German, as its language switch does, and runs `look`; the next page is in English again. The
 * window must be wide: on phones the switch may be in a menu.
 */
export async function inGerman(page: Page, look: () => Promise<void>): Promise<void> {
  // A sheet over the page covers the switch.
  const german = page.getByRole('button', { name: 'Deutsch', includeHidden: true }).first()
  if (await german.count()) {
    // A user's choice is saved, and read by the server for the next page.
    const saved = (await isUser(page)) && page.waitForResponse(response => response.request().method() === 'PATCH')
    await german.dispatchEvent('click', {}, { timeout: 20_000 })
    await saved
  } else {
    // A page without a frame has no switch.
    await choose(page, 'de')
    await page.reload()
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await look()
  await choose(page, 'en')
}

/** Chooses the language of the next page. The page calls: its browser calls again where the server closed a connection. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, domain: '127.0.0.1', path: '/' }])
  if (!(await isUser(page))) return
  const status = await page.evaluate(
    async ({ path, body }) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
      return (await fetch(path, { method: 'PATCH', headers, body })).status
    },
    { path: chooseLanguage.path, body: JSON.stringify({ language }) },
  )
  expect(status).toBe(200)
}

const isUser = async (page: Page): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === 'ff_session')

/** Everything that is read or read out on a page, save code and what says that it is English. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title.split(' · ')[0] ?? '']
    const isRead = (element: Element) => element.checkVisibility() && !element.closest('code, [lang="en"]')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement && isRead(node.parentElement)) texts.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        if (isRead(element)) texts.push(element.getAttribute(name) ?? '')
    return texts.map(text => text.trim()).filter(Boolean)
  })
