import type { getDeskFood } from '@fairfloor/domain/catalogue/food-desk-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { ACCOUNTS, testShow } from '../../show-orders/test-show.ts'
import { found } from '../test-range.ts'

type Food = Answer<typeof getDeskFood>
type Text = Food['texts'][number]

let app: TestApp
let operator: Browser
let url: string

beforeAll(async () => {
  const show = await testShow()
  app = show.app
  operator = await show.as(ACCOUNTS.operator)
  url = `/api/admin/flavours/${found(app.catalogue.snapshot().flavours, 'F1').id}/food-information`
})
afterAll(() => app.close())

const food = async (): Promise<Food> => (await operator.get(url)).json()
const save = (payload: object) => operator.call({ method: 'PUT', url, payload })
const audit = async () => (await operator.get('/api/admin/audit?search=change food')).json().entries[0]

const english: Text = {
  language: 'en',
  legal_name: 'Protein powder',
  ingredients: 'Whey (milk), soya lecithin.',
  allergens: ['milk', 'soya'],
  operator_name: 'North AB',
  operator_address: 'Kvarngatan 1, Umeå',
  operators: [{ countries: ['DE', 'AT'], name: 'Nord GmbH', address: 'Köln' }],
  storage: 'Dry.',
  origin: 'Sweden',
}
const german: Text = {
  ...english,
  language: 'de',
  legal_name: 'Proteinpulver',
  ingredients: 'Molke (Milch), Sojalecithin.',
  allergens: ['Milch', 'Soja'],
}

describe('the label of a flavour at the desk', () => {
  test('is written in several languages at once, and the page of its size asks for it from then on (FF-994)', async () => {
    const before = await food()
    expect([before.name, before.texts]).toEqual(['Vanilla', []])
    const saved = await save({ ...before, best_before_days: 240, texts: [german, { ...english, origin: ' Sweden ' }] })
    expect(saved.statusCode).toBe(200)
    expect((await food()).texts).toEqual([
      { ...german, operators: [{ ...german.operators[0], countries: ['AT', 'DE'] }] },
      { ...english, operators: [{ ...english.operators[0], countries: ['AT', 'DE'] }] },
    ])
    const { size } = found(app.catalogue.snapshot().flavours, 'F1')
    const page = (await app.browser().get(`/api/onlineshop/product-sizes/${size.id}`)).json()
    expect(page.has_food_information).toBe(true)
    expect(await audit()).toMatchObject({
      subject: 'Whey 900 g, Vanilla',
      details: { 'de origin': { before: null, after: 'Sweden' }, best_before_days: { before: null, after: 240 } },
    })
  })

  test('a language that is left out goes; the log says only what has changed (FF-994)', async () => {
    const { texts, ...before } = await food()
    const [, first] = texts
    expect((await save({ ...before, texts: [{ ...first, storage: 'Cool.' }] })).statusCode).toBe(200)
    expect((await food()).texts.map(({ language, storage }) => [language, storage])).toEqual([['en', 'Cool.']])
    const { details } = await audit()
    expect(details['en storage']).toEqual({ before: 'Dry.', after: 'Cool.' })
    expect(details['de storage']).toEqual({ before: 'Dry.', after: null })
    expect(Object.keys(details)).not.toContain('en origin')
  })

  test('what does not fit is refused at its field, and the second of two operators is told (FF-994)', async () => {
    const before = await food()
    const refused = async (changed: Partial<Text>) => {
      const { code, errors } = (await save({ ...before, texts: [{ ...english, ...changed }] })).json()
      return [code, errors?.[0].path]
    }
    expect(await refused({ legal_name: ' ' })).toEqual(['name_missing', 'texts.0.legal_name'])
    expect(await refused({ allergens: ['milk', 'egg'] })).toEqual(['allergen_unnamed', 'texts.0.allergens'])
    expect((await save({ ...before, texts: [english, english] })).statusCode).toBe(400)
    expect((await save({ ...before, texts: [{ ...english, ingredients: '', allergens: ['egg'] }] })).statusCode).toBe(
      200,
    )
    const second = await save({ ...before, texts: [] })
    expect([second.statusCode, second.json().code]).toEqual([409, 'changed_meanwhile'])
    expect((await food()).texts[0]?.allergens).toEqual(['egg'])
  })
})
