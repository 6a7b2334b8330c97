import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../../../platform/testing/app.ts'
import { ACCOUNTS } from '../../show-orders/test-show.ts'
import { type TestPromotions, testPromotions } from '../test-promotions.ts'

let given: TestPromotions
let operator: Browser

beforeAll(async () => {
  given = await testPromotions()
  operator = await given.show.as(ACCOUNTS.operator)
})
afterAll(() => given.app.close())

const ADDRESS = '/api/admin/banners'
const shown = async () => (await given.app.browser().get('/api/onlineshop/banners')).json()
const body = (differing: object = {}) => ({
  title: { en: 'New on the shelf', de: 'Neu im Regal' },
  text: { en: 'Sixty days of news.', de: 'Was in sechzig Tagen dazukam.' },
  link: '/new',
  start: '2031-05-05T00:00:00+02:00',
  end: null,
  rank: 2,
  ...differing,
})
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="3"><rect width="8" height="3"/></svg>'
const setPicture = (id: number, screen: string, content = SVG) => {
  const part = `--x\r\ncontent-disposition: form-data; name="picture"; filename="a.svg"\r\ncontent-type: image/svg+xml\r\n\r\n`
  return operator.call({
    method: 'PUT',
    url: `${ADDRESS}/${id}/pictures/${screen}`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${part}${content}\r\n--x--\r\n`,
  })
}
const put = (id: number, payload: object) => operator.call({ method: 'PUT', url: `${ADDRESS}/${id}`, payload })
const audit = async () => (await operator.get('/api/admin/audit?search=banner')).json().entries

describe('a banner of the landing', () => {
  let id: number

  test('is a draft until it has a picture, then everybody sees it at once (FF-981)', async () => {
    const made = await operator.post(ADDRESS, body())
    expect(made.json()).toMatchObject({ state: 'draft', desktop_url: null })
    id = made.json().id
    expect(await shown()).toEqual([])
    expect((await setPicture(id, 'phone')).json().state).toBe('draft')
    expect((await setPicture(id, 'desktop')).json().state).toBe('running')
    const [banner] = await shown()
    expect(banner).toMatchObject({ id, link: '/new', title: { de: 'Neu im Regal' } })
    const [phone, wide] = banner.pictures
    expect([phone.media, wide.media]).toEqual(['(width < 768px)', '(width >= 768px)'])
    const [url] = wide.srcset.split(' ')
    expect((await given.app.browser().get(url)).headers['content-type']).toBe('image/webp')
    const html = (await given.app.browser().call({ method: 'GET', url: '/', headers: { accept: 'text/html' } })).body
    expect(html).toContain(`as="image" fetchpriority="high" media="${wide.media}" imagesrcset="${wide.srcset}"`)
    expect((await setPicture(id, 'desktop', 'no picture')).json().code).toBe('not_a_picture')
  })

  test('stands where its rank says, keeps its pictures when it is changed, and goes when it is deleted (FF-981)', async () => {
    const first = (await operator.post(ADDRESS, body({ title: { en: 'Sale', de: 'Sale' }, rank: 1 }))).json().id
    await setPicture(first, 'desktop')
    expect((await shown()).map((one: { id: number }) => one.id)).toEqual([first, id])
    const { version } = (await operator.get(`${ADDRESS}/${first}`)).json()
    const third = { ...body({ title: { en: 'Sale', de: 'Sale' }, rank: 3 }), version }
    expect((await put(first, third)).statusCode).toBe(200)
    // The same form from another tab, filled before.
    expect((await put(first, { ...third, rank: 9 })).json().code).toBe('changed_meanwhile')
    expect((await shown()).map((one: { id: number }) => one.id)).toEqual([id, first])
    const found = (await operator.get(`${ADDRESS}?search=neu+regal&state=running`)).json()
    expect(found.banners.map((one: { id: number }) => one.id)).toEqual([id])
    expect((await operator.call({ method: 'DELETE', url: `${ADDRESS}/${first}` })).statusCode).toBe(200)
    expect((await shown()).map((one: { id: number }) => one.id)).toEqual([id])
    const entries = await audit()
    expect(entries[0]).toMatchObject({ action: 'delete banner', subject: 'Sale' })
    expect(entries[1]).toMatchObject({ action: 'change banner', details: { rank: { before: 1, after: 3 } } })
  })

  test.each([
    ['without a German title', { title: { en: 'Sale', de: ' ' } }, 'title.de'],
    ['that leaves the shop', { link: '//elsewhere.example' }, 'link'],
    ['that ends before it begins', { end: '2031-05-04T00:00:00+02:00' }, 'end'],
  ])('%s is refused at its field', async (_, differing, path) => {
    const answer = await operator.post(ADDRESS, body(differing))
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([422, path])
  })

  test('is the operator’s alone to change', async () => {
    const buyer = await given.show.as(ACCOUNTS.buyer)
    expect((await buyer.post(ADDRESS, body())).statusCode).toBe(403)
    expect((await given.app.browser().post(ADDRESS, body())).statusCode).toBe(401)
  })
})
