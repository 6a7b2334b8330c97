import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../src/platform/testing/app.ts'
import { transaction } from '../src/platform/transaction.ts'
import { demoContent } from './content.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp({ now: '2031-05-06T12:00:00Z' })
  const { db, files } = app.platform
  for (let time = 0; time < 2; time++) await transaction(db, tx => demoContent(tx, files, app.platform.clock()))
})
afterAll(() => app.close())

const page = async (slug: string) => (await app.browser().get(`/api/content-pages/${slug}`)).json()

test('a visitor reads the imprint and the privacy policy of the organiser (TS-133, SH-007, SH-516)', async () => {
  const imprint = await page('terms')
  expect(imprint).toMatchObject({ slug: 'terms', title: 'Imprint', file_url: null, updated_at: expect.any(String) })
  expect(imprint.sections[0].text).toContain('Maasveld Sportvoeding B.V.')
  expect((await page('privacy-policy')).sections.length).toBeGreaterThan(5)
})

test('customer service has one address, which is not that of the invoices', async () => {
  const { seller } = (await app.browser().get('/api/settings')).json()
  for (const slug of ['terms', 'about-us'])
    expect(JSON.stringify((await page(slug)).sections)).toContain(`[${seller.email}](mailto:${seller.email})`)
  expect((await page('terms')).sections.map(({ text }: { text: string }) => text).join()).toContain(
    `E-mail: [${seller.email}]`,
  )
})

test('every page is written in English and German, with nothing in it that could not be shown (FF-1230)', async () => {
  for (const slug of ['about-us', 'faq', 'terms', 'terms-and-conditions', 'privacy-policy', 'vts']) {
    const [en, de] = await Promise.all(['en', 'de'].map(language => page(`${slug}?language=${language}`)))
    expect([en.language, de.language]).toEqual(['en', 'de'])
    expect(de.title).not.toBe(en.title)
    expect(de.sections.length).toBe(en.sections.length)
    for (const { text, content } of [...en.sections, ...de.sections])
      expect(JSON.stringify(content).match(/"href":"/g)?.length ?? 0).toBe(text.match(/\]\(/g)?.length ?? 0)
  }
})

test('the terms and conditions are a PDF of several pages that opens in the browser (TS-134, SH-006)', async () => {
  const answer = await app.browser().get('/content/terms-and-conditions.pdf')
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toMatch(/^inline/)
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
})

test('the teaser has a picture for each part, at an address that never changes (TS-404)', async () => {
  const { image_url, sections } = await page('vts')
  for (const url of [image_url, ...sections.map((section: { image_url: string }) => section.image_url)]) {
    const answer = await app.browser().get(url)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.rawPayload.length).toBeLessThan(180_000)
  }
})

test('what is not there is 404: pages, and files under any name', async () => {
  for (const address of [
    '/api/content-pages/unknown',
    '/api/content-pages/..%2fterms',
    '/content/files/00000000000000000000.webp',
    '/content/files/..%2f..%2fsecret.pdf',
  ])
    expect((await app.browser().get(address)).statusCode).toBe(404)
})
