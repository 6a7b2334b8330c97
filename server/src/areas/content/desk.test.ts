import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoContent } from '../../../demo/content.ts'
import type { Browser, TestApp } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

let show: TestShow
let app: TestApp
let operator: Browser

beforeAll(async () => {
  show = await testShow()
  app = show.app
  await transaction(app.platform.db, tx => demoContent(tx, app.platform.files, app.platform.clock()))
  operator = await show.as(ACCOUNTS.operator)
})
afterAll(() => app.close())

const DESK = '/api/admin/content-pages'
const terms = {
  title: 'Our terms',
  lead: '',
  sections: [{ head: 'Delivery', text: 'By lorry.\n\nOr by bike.', image_url: null as string | null }],
}
const newest = async (slug: string, language = 'en') =>
  (await operator.get(`${DESK}/${slug}?language=${language}`)).json().newest
type Saving = { publish?: boolean; from?: string | null; based_on?: number | null; language?: string }
async function save(slug: string, payload: object, { language = 'en', ...more }: Saving = {}, browser = operator) {
  const based_on = (await newest(slug, language))?.id ?? null
  return browser.post(`${DESK}/${slug}`, { language, based_on, publish: true, from: null, ...payload, ...more })
}
const read = async (slug: string, language = 'en') =>
  (await app.browser().get(`/api/content-pages/${slug}?language=${language}`)).json()
const printed = async () => (await app.browser().get('/content/terms-and-conditions.pdf')).rawPayload

describe('the pages of the house', () => {
  test('are listed for the operator, with what is shown in each language', async () => {
    const { pages, languages } = (await operator.get(DESK)).json()
    expect(languages).toEqual(['en', 'de'])
    const slugs = pages.map(({ slug }: { slug: string }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(['about-us', 'faq', 'terms', 'terms-and-conditions', 'vts']))
    expect(pages.find((page: { slug: string }) => page.slug === 'terms').texts).toEqual([
      { language: 'en', title: 'Imprint', waiting: null },
      { language: 'de', title: 'Impressum', waiting: null },
    ])
  })

  test('are rewritten in one language, read by everyone at once, and printed anew (TS-134, FF-207, FF-1231)', async () => {
    const before = await printed()
    const answer = await save('terms-and-conditions', terms)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().versions[0]).toMatchObject({ state: 'shown', saved_by: expect.any(String) })
    expect(await read('terms-and-conditions')).toMatchObject({
      title: 'Our terms',
      language: 'en',
      sections: [{ head: 'Delivery', content: [{ kind: 'paragraph' }, { kind: 'paragraph' }] }],
    })
    expect((await read('terms-and-conditions', 'de')).title).toBe('Allgemeine Geschäftsbedingungen')
    const after = await printed()
    expect(after.subarray(0, 5).toString()).toBe('%PDF-')
    expect(after.equals(before)).toBe(false)
    const { entries } = (await operator.get('/api/admin/audit?search=page')).json()
    expect(entries).toMatchObject([{ action: 'publish page', subject: 'terms-and-conditions' }])
  })

  test('in a language that nobody has written are read in the house’s first (FF-1230)', async () => {
    await app.platform.db.execute(sql`delete from content_versions where slug = 'contact'`)
    expect((await save('contact', terms)).statusCode).toBe(200)
    expect(await read('contact', 'de')).toMatchObject({ title: 'Our terms', language: 'en', reader_language: 'de' })
    const german = await app.browser().call({
      method: 'GET',
      url: '/api/content-pages/terms',
      headers: { 'accept-language': 'de-AT,de;q=0.9' },
    })
    expect(german.json()).toMatchObject({ title: 'Impressum', language: 'de', reader_language: 'de' })
  })

  test('may be as long as their shape says, in any script', async () => {
    const section = { head: '長'.repeat(200), text: '文'.repeat(10_000), image_url: null }
    const answer = await save('terms', { ...terms, sections: Array(40).fill(section) })
    expect([answer.statusCode, answer.json().newest?.sections.length]).toEqual([200, 40])
  })

  test('keep the pictures that they have, in another order too, and take no others (FF-207)', async () => {
    const { title, lead, sections } = await newest('vts')
    const turned = [...sections].reverse()
    expect((await save('vts', { title, lead, sections: turned })).json().newest.sections).toEqual(turned)
    const foreign = [{ ...sections[0], image_url: '/content/files/00000000000000000000.webp' }]
    const answer = await save('vts', { title, lead, sections: foreign })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[0].path).toBe('sections.0.image_url')
    expect((await newest('vts')).sections).toEqual(turned)
  })

  test('take pictures of points, and no drawing, which may name what its reader shall load', async () => {
    const add = async (bytes: Buffer, name: string) => {
      const body = new FormData()
      body.set('picture', new Blob([new Uint8Array(bytes)]), name)
      const form = new Response(body)
      const headers = { 'content-type': form.headers.get('content-type')! }
      const payload = Buffer.from(await form.arrayBuffer())
      return operator.call({ method: 'POST', url: '/api/admin/content-pictures', headers, payload })
    }
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="3"><rect width="8" height="3"/></svg>'
    const points = await sharp(Buffer.from(drawing)).png().toBuffer()
    expect((await add(points, 'a.png')).json()).toMatchObject({ width: 8, height: 3 })
    const hidden = Buffer.from(`\ufeff<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`, 'utf16le')
    for (const bytes of [Buffer.from(drawing), hidden]) {
      const answer = await add(bytes, 'a.png')
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'not_a_page_picture'])
    }
  })

  test.each([
    ['no title', { ...terms, title: ' ' }],
    ['a part without text', { ...terms, sections: [{ head: 'Delivery', text: '', image_url: null }] }],
    ['too long a text', { ...terms, sections: [{ head: 'Delivery', text: 'x'.repeat(10_001), image_url: null }] }],
  ])('are not saved with %s', async (_, page) => expect((await save('terms', page)).statusCode).toBe(400))

  test.each([
    ['wrong_link', '[a](javascript:alert(1))'],
    ['foreign_picture', '![a](https://evil.example/a.png)'],
    ['foreign_picture', '![a](/content/files/00000000000000000000.webp)'],
    ['text_too_intricate', '- '.repeat(4000)],
  ])('say %s of %s, and where (FF-1233)', async (code, text) => {
    const answer = await save('about-us', { ...terms, sections: [...terms.sections, { ...terms.sections[0], text }] })
    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(answer.json().errors[0].path).toBe('sections.1.text')
  })

  test('that nobody knows are 404', async () => {
    expect((await save('unknown', terms)).statusCode).toBe(404)
    expect((await operator.get(`${DESK}/terms?language=fr`)).statusCode).toBe(400)
    expect((await operator.get('/api/admin/content-versions/99999')).statusCode).toBe(404)
  })

  test('are the operator’s alone', async () => {
    const { id } = await newest('terms')
    for (const [browser, status] of [
      [app.browser(), 401],
      [await show.as(ACCOUNTS.buyer), 403],
      [await show.as(ACCOUNTS.organiser), 403],
    ] as const) {
      expect((await browser.get(DESK)).statusCode).toBe(status)
      expect((await browser.get(`/api/admin/content-versions/${id}`)).statusCode).toBe(status)
      expect((await save('terms', terms, {}, browser)).statusCode).toBe(status)
    }
  })

  test('for customers are not read by visitors (SH-015)', async () => {
    const url = '/api/content-pages/payment-methods'
    expect((await app.browser().get(url)).statusCode).toBe(401)
    expect((await (await show.as(ACCOUNTS.buyer)).get(url)).json().title).toBe('Payment methods')
  })
})

describe('a version', () => {
  beforeEach(async () => void (await save('faq', { ...terms, title: 'As it was' })))

  test('that is a draft is seen in the back office alone, with its text as readers would see it (FF-1232)', async () => {
    const saved = (await save('faq', { ...terms, title: 'Draft' }, { publish: false })).json()
    expect((await read('faq')).title).toBe('As it was')
    const { id } = saved.newest
    const { version, page } = (await operator.get(`/api/admin/content-versions/${id}`)).json()
    expect(version).toMatchObject({ id, state: 'draft', published_from: null })
    expect(page).toMatchObject({ title: 'Draft', sections: [{ content: [{ kind: 'paragraph' }, {}] }] })
    const { pages } = (await operator.get(DESK)).json()
    const { texts } = pages.find((one: { slug: string }) => one.slug === 'faq')
    expect(texts[0]).toMatchObject({ title: 'As it was', waiting: { title: 'Draft', state: 'draft' } })
  })

  test('is shown from its moment by the shop’s clock, on page and paper (FF-1232)', async () => {
    const now = app.platform.clock()
    const from = new Date(now.getTime() + 3_600_000)
    const before = await printed()
    await save('terms-and-conditions', { ...terms, title: 'Tomorrow' }, { from: from.toISOString() })
    expect((await operator.get(`${DESK}/terms-and-conditions`)).json().versions[0].state).toBe('planned')
    await app.setNow(new Date(from.getTime() - 1).toISOString())
    expect((await read('terms-and-conditions')).title).toBe('Our terms')
    expect((await printed()).equals(before)).toBe(true)
    await app.setNow(from.toISOString())
    expect(await read('terms-and-conditions')).toMatchObject({ title: 'Tomorrow', updated_at: from.toISOString() })
    expect((await printed()).equals(before)).toBe(false)
    await app.setNow(now.toISOString())
  })

  test('is not planned for a moment that has passed, and not shown at once instead (FF-1431)', async () => {
    const { title } = await read('faq')
    const from = new Date(app.platform.clock().getTime() - 1).toISOString()
    const refused = await save('faq', { ...terms, title: 'Slip' }, { from })
    expect([refused.statusCode, refused.json().code, refused.json().errors[0].path]).toEqual([
      422,
      'moment_passed',
      'from',
    ])
    expect((await read('faq')).title).toBe(title)
    expect((await newest('faq')).title).not.toBe('Slip')
  })

  test('that is planned is taken back; one that was shown is not (FF-1232)', async () => {
    const from = new Date(app.platform.clock().getTime() + 3_600_000).toISOString()
    const { id } = (await save('faq', { ...terms, title: 'Later' }, { from })).json().newest
    const back = await operator.post(`/api/admin/content-versions/${id}/take-back`)
    expect(back.json().versions[0]).toMatchObject({ id, state: 'draft', published_from: null })
    await app.setNow(from)
    expect((await read('faq')).title).toBe('As it was')
    const shown = (await save('faq', terms)).json().newest.id
    const refused = await operator.post(`/api/admin/content-versions/${shown}/take-back`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'version_shown'])
  })

  test('of two operators at once is one; the other is told, and overwrites nothing (FF-1231)', async () => {
    const { id } = await newest('faq')
    const both = await Promise.all(['One', 'Two'].map(title => save('faq', { ...terms, title }, { based_on: id })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(both.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('changed_meanwhile')
    const titles = (await operator.get(`${DESK}/faq`)).json().versions.slice(0, 2)
    expect(titles.map(({ title }: { title: string }) => title)).toEqual([(await newest('faq')).title, 'As it was'])
  })
})
