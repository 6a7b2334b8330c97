import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  sections: [{ head: 'Delivery', text: 'By lorry.\n\nOr by bike.', image_url: null }],
}
const change = (slug: string, payload: object, browser = operator) =>
  browser.call({ method: 'PUT', url: `${DESK}/${slug}`, payload })
const printed = async () => (await app.browser().get('/content/terms-and-conditions.pdf')).rawPayload

describe('the pages of the house', () => {
  test('are listed for the operator', async () => {
    const pages = (await operator.get(DESK)).json()
    expect(pages.map((page: { slug: string }) => page.slug)).toEqual([
      'privacy-policy',
      'terms',
      'terms-and-conditions',
      'vts',
    ])
    expect(pages[1]).toMatchObject({ title: 'Imprint', file_url: null, updated_by: null })
  })

  test('are rewritten, read by everyone at once, and printed anew', async () => {
    const before = await printed()
    const answer = await change('terms-and-conditions', terms)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ ...terms, updated_by: expect.any(String) })
    const read = (await app.browser().get('/api/content-pages/terms-and-conditions')).json()
    expect(read).toMatchObject({
      title: 'Our terms',
      sections: [{ head: 'Delivery', text: 'By lorry.\n\nOr by bike.' }],
    })
    const after = await printed()
    expect(after.subarray(0, 5).toString()).toBe('%PDF-')
    expect(after.equals(before)).toBe(false)
    const { entries } = (await operator.get('/api/admin/audit?search=page')).json()
    expect(entries).toMatchObject([{ action: 'change page', subject: 'terms-and-conditions' }])
  })

  test('may be as long as their shape says, in any script', async () => {
    const section = { head: '長'.repeat(200), text: '文'.repeat(10_000), image_url: null }
    const answer = await change('terms', { ...terms, sections: Array(40).fill(section) })
    expect([answer.statusCode, answer.json().sections?.length]).toEqual([200, 40])
  })

  test('keep the pictures that they have, in another order too, and take no others', async () => {
    const { title, lead, sections } = (await operator.get(DESK)).json().at(-1)
    const turned = [...sections].reverse()
    expect((await change('vts', { title, lead, sections: turned })).json().sections).toEqual(turned)
    const foreign = [{ ...sections[0], image_url: '/content/files/00000000000000000000.webp' }]
    const answer = await change('vts', { title, lead, sections: foreign })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors[0].path).toBe('sections.0.image_url')
    expect((await operator.get(DESK)).json().at(-1).sections).toEqual(turned)
  })

  test.each([
    ['no title', { ...terms, title: ' ' }],
    ['a part without text', { ...terms, sections: [{ head: 'Delivery', text: '', image_url: null }] }],
    ['too long a text', { ...terms, sections: [{ head: 'Delivery', text: 'x'.repeat(10_001), image_url: null }] }],
  ])('are not saved with %s', async (_, page) => expect((await change('terms', page)).statusCode).toBe(400))

  test('that nobody has written are 404', async () => expect((await change('unknown', terms)).statusCode).toBe(404))

  test('are the operator’s alone', async () => {
    for (const [browser, status] of [
      [app.browser(), 401],
      [await show.as(ACCOUNTS.buyer), 403],
      [await show.as(ACCOUNTS.organiser), 403],
    ] as const) {
      expect((await browser.get(DESK)).statusCode).toBe(status)
      expect((await change('terms', terms, browser)).statusCode).toBe(status)
    }
  })
})
