import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveToken } from './areas/companies/registration/confirm-registration.ts'
import { approval, PASSWORD, registration } from './areas/companies/registration/test-registration.ts'
import { registrations } from './areas/companies/registration-tables.ts'
import { houseSettings } from './areas/seller/index.ts'
import { type Browser, type TestApp, testApp } from './platform/testing/app.ts'
import { logIn } from './platform/testing/log-in.ts'
import { complete, readGiven } from './setup/answers.ts'
import { addEdition, changeSeller, setUp } from './setup/set-up.ts'
import { readTermsFile } from './setup/terms-file.ts'
import { ANSWERS } from './setup/test-answers.ts'

// A shop right after `npm run setup`: no range, no customers, no demo.
const NOW = '2031-02-06T12:00:00Z'
const OPERATOR = ANSWERS['operator-email']

let app: TestApp
let operator: Browser
beforeAll(async () => {
  app = await testApp({ now: NOW, isSetUp: false })
})
afterAll(() => app.close())

test('in a shop that was just set up, the first company that registers is approved and logs in (FF-1420)', async () => {
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

test('a shop needs neither bank nor website nor a trade show, and gets its first show later (FF-1498)', async () => {
  const other = await testApp({ now: NOW, isSetUp: false })
  const tools = { ...other.platform, now: new Date(NOW) }
  const { bank: _, iban: __, bic: ___, website: ____, ...rest } = ANSWERS
  const show = Object.fromEntries(
    Object.entries(rest).filter(([name]) => /^(edition|order|confirmation|release)-/.test(name)),
  )
  const plain = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in show)))
  await expect(complete(readGiven({ ...plain, 'order-end': '2031-03-08 23:59' }))).rejects.toThrow(
    /A trade show needs all of its flags.*--edition-name/s,
  )
  await setUp(tools, await complete(readGiven(plain)), await readTermsFile(undefined))
  const known = (await houseSettings(tools.db))!
  expect(known.seller).toMatchObject({ bank: '', iban: '', bic: '', website: '' })
  await other.shows.reload()
  expect(other.shows.find()).toBeUndefined()
  await addEdition(tools, known, readGiven(show))
  await other.shows.reload()
  expect(other.shows.find()?.edition.name).toBe('Spring Fair')
  await expect(addEdition(tools, known, readGiven(show))).rejects.toThrow('There is a trade show already')
  await other.close()
})

test('the creditor id is a setting: with it a mandate can be added, and it stays when others change (FF-1422)', async () => {
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
