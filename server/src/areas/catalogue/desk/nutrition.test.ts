import type { getDeskNutrition } from '@fairfloor/domain/catalogue/nutrition-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { ACCOUNTS, testShow } from '../../show-orders/test-show.ts'
import { found } from '../test-range.ts'

type Facts = Answer<typeof getDeskNutrition>

let app: TestApp
let operator: Browser
let id: number
let url: string

beforeAll(async () => {
  const show = await testShow()
  app = show.app
  operator = await show.as(ACCOUNTS.operator)
  id = found(app.catalogue.snapshot().flavours, 'F1').id
  url = `/api/admin/flavours/${id}/nutrition-facts`
})
afterAll(() => app.close())

const facts = async (): Promise<Facts> => (await operator.get(url)).json()
const save = (payload: object) => operator.call({ method: 'PUT', url, payload })
const audit = async () => (await operator.get('/api/admin/audit?search=change nutrition')).json().entries[0]

const protein = { names: { en: 'Protein', de: '', nl: '' }, part: true, per_100: ' 78 g ', per_serving: '23 g' }
const herb = { names: { en: '', de: 'Gartenkraut', nl: '' }, part: false, per_100: '', per_serving: '1.2 g (8 %)' }

/** The table on the page of the flavour's size, in a language. */
const shown = async (language: string) => {
  const { size } = found(app.catalogue.snapshot().flavours, 'F1')
  const path = `/api/onlineshop/product-sizes/${size.id}/food-information?language=${language}`
  const { flavours } = (await app.browser().get(path)).json()
  return flavours.find((one: { id: number }) => one.id === id).nutrition
}

describe('the nutrition facts of a flavour at the desk', () => {
  test('numbers are written once, and customers read and see them in every language (FF-996)', async () => {
    const written = { ...(await facts()), per: '100 g', serving: '30 g', rows: [protein, herb] }
    expect((await save(written)).statusCode).toBe(200)
    const { rows } = await facts()
    expect(rows).toEqual([
      { ...protein, part: false, names: { en: 'Protein', de: 'Eiweiß', nl: 'Eiwitten' }, per_100: '78 g' },
      { ...herb, names: { en: 'Gartenkraut', de: 'Gartenkraut', nl: 'Gartenkraut' } },
    ])
    expect(await shown('en')).toMatchObject({ per: '100 g', serving: '30 g', rows: [{ per_100: '78 g' }, {}] })
    expect((await shown('de')).rows[1]).toMatchObject({ nutrient: 'Gartenkraut', per_serving: '1,2 g (8 %)' })
    const pictures = (await operator.get(`/api/onlineshop/product-attributes/${id}/nutrition-facts`)).json()
    expect(pictures.map((one: { language: string }) => one.language)).toEqual(['en', 'de', 'nl'])
    expect(await audit()).toMatchObject({
      subject: 'Whey 900 g, Vanilla',
      details: { Protein: { before: null, after: '78 g, 23 g' }, serving: { before: '', after: '30 g' } },
    })
  })

  test('a changed number gives new pictures; a name in one language leaves the others (FF-996)', async () => {
    const pictures = async () =>
      (await operator.get(`/api/onlineshop/product-attributes/${id}/nutrition-facts`))
        .json()
        .map((one: { public_url: string }) => one.public_url)
    const old: string[] = await pictures()
    const before = await facts()
    const names = { ...before.rows[0]!.names, de: 'Eiweißgehalt' }
    expect((await save({ ...before, rows: [{ ...before.rows[0], names }, before.rows[1]] })).statusCode).toBe(200)
    const renamed = await pictures()
    expect([renamed[0] === old[0], renamed[1] === old[1]]).toEqual([true, false])
    const after = await facts()
    expect(after.rows[0]?.names).toEqual(names)
    expect((await save({ ...after, serving: '', rows: [{ ...after.rows[0], per_100: '80 g' }] })).statusCode).toBe(200)
    expect((await pictures())[0]).not.toBe(old[0])
    expect(await shown('de')).toMatchObject({ serving: '', rows: [{ nutrient: 'Eiweißgehalt', per_100: '80 g' }] })
  })

  test('what does not fit is refused at its field, and the second of two operators is told (FF-996)', async () => {
    const before = await facts()
    const refused = async (changed: Partial<Facts>) => {
      const { code, errors } = (await save({ ...before, ...changed })).json()
      return [code, errors?.[0].path]
    }
    const nameless = { ...protein, names: { en: ' ', de: '', nl: '' } }
    expect(await refused({ rows: [nameless] })).toEqual(['name_missing', 'rows.0.names'])
    expect(await refused({ rows: [protein, { ...protein, per_100: '' }] })).toEqual([
      'amount_missing',
      'rows.1.per_100',
    ])
    expect(await refused({ per: null })).toEqual(['amount_missing', 'serving'])
    expect((await save({ ...before, rows: [] })).statusCode).toBe(200)
    expect(await shown('en')).toBeNull()
    expect((await save(before)).json().code).toBe('changed_meanwhile')
    expect((await facts()).rows).toEqual([])
  })
})
