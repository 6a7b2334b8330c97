import { globSync } from 'node:fs'
import { join } from 'node:path'
import { makeRange } from '@fairfloor/hall/range/make-range'
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
    'web/src/app/**/*texts.ts',
    'web/src/{ui,panorama}/texts.ts',
  ]
  for (const file of globSync([...places, 'domain/src/*/titles.ts'], { cwd: root }))
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

/** Texts that the organiser has written in one language only, and the names of flavours. */
async function writtenWords(page: Page): Promise<Set<string>> {
  const words = new Set(makeRange().flavours.map(({ name }) => name))
  for (const slug of ['terms', 'privacy-policy', 'terms-and-conditions', 'vts']) {
    const { title, lead, sections } = (await (await page.request.get(`/api/content-pages/${slug}`)).json()) as Written
    for (const text of [title, lead, ...sections.map(({ head }) => head)]) words.add(text)
  }
  return words
}

type Written = { title: string; lead: string; sections: { head: string }[] }

/**
 * Shows the open page in German, as its language switch does, runs `look`, and switches back to English. The window
 * must be wide: on phones the switch may be in a menu.
 */
export async function inGerman(page: Page, look: () => Promise<void>): Promise<void> {
  const address = page.url()
  // A page without a frame is reloaded instead.
  const hasSwitch = (await switchTo(page, 'Deutsch').count()) > 0
  if (!hasSwitch) await page.goto('/')
  await speak(page, 'Deutsch', 'de')
  if (!hasSwitch) await page.goto(address)
  await look()
  if (!hasSwitch) await page.goto('/')
  await speak(page, 'English', 'en')
}

const switchTo = (page: Page, name: string) => page.getByRole('button', { name, includeHidden: true }).first()

async function speak(page: Page, name: string, language: string): Promise<void> {
  // A user's choice is saved, and read by the server for the next page.
  const isUser = (await page.context().cookies()).some(({ name }) => name === 'ff_session')
  const saved = isUser && page.waitForResponse(response => response.request().method() === 'PATCH')
  // A sheet over the page covers the switch.
  await switchTo(page, name).dispatchEvent('click', {}, { timeout: 20_000 })
  await saved
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
}

/** Everything that is read or read out on a page. */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [document.title.split(' · ')[0] ?? '']
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement?.checkVisibility()) texts.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        if (element.checkVisibility()) texts.push(element.getAttribute(name) ?? '')
    return texts.map(text => text.trim()).filter(Boolean)
  })
