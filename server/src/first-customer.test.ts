import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveToken } from './areas/registration/confirm-registration.ts'
import { registrations } from './areas/registration/tables.ts'
import { approval, PASSWORD, registration } from './areas/registration/test-registration.ts'
import { houseSettings } from './areas/seller/index.ts'
import { type Browser, type TestApp, testApp } from './platform/testing/app.ts'
import { logIn } from './platform/testing/log-in.ts'
import { complete, readGiven } from './setup/answers.ts'
import { changeSeller, setUp } from './setup/set-up.ts'
import { readTermsFile } from './setup/terms-file.ts'

// A shop right after `npm run setup`: no range, no customers, no demo.
const NOW = '2031-02-06T12:00:00Z'
const OPERATOR = 'ria@kracht.example'
const ANSWERS = {
  'operator-name': 'Ria Smit',
  'operator-email': OPERATOR,
  company: 'Kracht & Co. B.V.',
  street: 'Werfkade',
  number: '9',
  zip: '3011 AB',
  city: 'Rotterdam',
  country: 'nl',
  'vat-id': 'NL 8612 34587 B01',
  registration: 'KvK Rotterdam 12345678',
  email: 'post@kracht.example',
  phone: '+31 10 1234567',
  website: 'www.kracht.example',
  bank: 'ABN AMRO',
  iban: 'NL91 ABNA 0417 1643 00',
  bic: 'ABNANL2A',
  'vat-standard': '21',
  'vat-reduced': '9',
  'shipping-price': '6,95',
  'edition-name': 'Spring Fair',
  'order-start': '2031-03-01 09:00',
  'order-end': '2031-03-08 23:59:59',
  'confirmation-start': '2031-03-10 10:00',
  'confirmation-end': '2031-03-14 23:59:59',
  'release-end': '2031-04-30 23:59:59',
}

let app: TestApp
let operator: Browser
beforeAll(async () => {
  app = await testApp({ now: NOW, isSetUp: false })
})
afterAll(() => app.close())

test('in a shop that was just set up, the first company that registers is approved and logs in', async () => {
  const { db } = app.platform
  const tools = { ...app.platform, now: new Date(NOW) }
  const secret = await setUp(tools, await complete(readGiven(ANSWERS)), await readTermsFile(undefined))
  await app.shop.reload()
  operator = app.browser()
  await logIn(operator, OPERATOR, secret)
  const chosen = { new_password: 'Morgenrood-7-lopen' }
  expect((await operator.post('/api/change-password', chosen)).statusCode).toBe(200)

  const email = 'nora@nova-gym.example'
  expect((await app.browser().post('/api/registrations', registration({ email }))).statusCode).toBe(200)
  const [{ id } = { id: 0 }] = await db.select({ id: registrations.id }).from(registrations)
  const token = await giveToken(db, id, new Date(NOW))
  await app.browser().post('/api/registrations/confirmation', { token, password: PASSWORD })
  const approved = await operator.post(`/api/admin/registrations/${id}/approval`, await approval(operator, id))
  expect(approved.json()).toMatchObject({ state: 'approved' })

  const buyer = app.browser()
  await logIn(buyer, email, PASSWORD)
  expect((await buyer.get('/api/current_user')).json().user).toMatchObject({ company: { name: 'Nova Gym B.V.' } })
})

test('the creditor id is a setting: with it a mandate can be added, and it stays when others change', async () => {
  const { customers } = (await operator.get('/api/admin/customers')).json()
  const mandate = { reference: 'M-1', signed_on: '2031-02-01', iban: 'NL91ABNA0417164300', holder: 'Nova Gym B.V.' }
  const add = () => operator.post(`/api/admin/customers/${customers[0].id}/mandates`, mandate)
  expect((await add()).json().code).toBe('no_creditor_id')
  const tools = { ...app.platform, now: new Date(NOW) }
  const change = async (flags: object) => changeSeller(tools, (await houseSettings(tools.db))!, readGiven(flags))
  await change({ 'creditor-id': 'de98 zzz 09999999999' })
  await change({ phone: '+31 10 7654321' })
  expect((await add()).json()).toMatchObject({ creditor_id: 'DE98ZZZ09999999999', mandates: [{ reference: 'M-1' }] })
})
