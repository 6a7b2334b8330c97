import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { type LastingDatabase, lastingDatabase } from './platform/testing/database.ts'
import { runCommandOf } from './platform/testing/run-command.ts'
import {
  type Caller,
  launchServer,
  makeCaller,
  type ServerProcess,
  startServer,
} from './platform/testing/server-process.ts'
import { withinASecond } from './platform/testing/within-a-second.ts'
import { ANSWERS } from './setup/test-answers.ts'

// A new shop from nothing, using only the commands of the README: no demo, no manual database access.

vi.setConfig({ testTimeout: 180_000 })

const isEmbedded = inject('templateFile') !== undefined
const DURING = {
  ordering: '2031-03-03T12:00:00Z',
  confirmation: '2031-03-11T12:00:00Z',
  release: '2031-03-20T12:00:00Z',
}
const BUYER = 'eva@gym.example'
const PASSWORD = 'Morgenrood-7-lopen'

const CUSTOMER = {
  number: '20001',
  company: 'Gym Zuid B.V.',
  'price-group': 'Retail',
  street: 'Laan',
  'house-number': '5',
  zip: '4811 AA',
  city: 'Breda',
  country: 'NL',
  'first-name': 'Eva',
  'last-name': 'Bos',
  email: BUYER,
}
const RANGE = `brand,product,category,size,flavour,sku,ean,regular_price,vat_class,stock,units_per_case
North,Whey,Protein > Whey,900 g,Vanilla,N-1,4006381333931,21.50,reduced,120,6
South,Energy Bar,Bars,60 g,Peanut,S-1,4006381333955,1.20,reduced,500,12
`
const BOOTHS = {
  source: 'own',
  exhibitors: [
    { brand: 'North', booth_number: 1, pano_number: 1 },
    { brand: 'South', booth_number: 2, pano_number: 1 },
  ],
}

let folder: string
let lasting: LastingDatabase
let running: ServerProcess | undefined

beforeAll(async () => {
  lasting = await lastingDatabase()
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-own-'))
  writeFileSync(join(folder, 'range.csv'), RANGE)
  writeFileSync(join(folder, 'booths.json'), JSON.stringify(BOOTHS))
})
afterEach(() => running?.end('SIGKILL'))
afterAll(async () => {
  await lasting.remove()
  rmSync(folder, { recursive: true })
})

const flags = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => `--${name}=${value}`)
const command = (name: string, ...options: string[]) =>
  runCommandOf(name, { ...lasting.env, CLOCK: DURING.ordering, PUBLIC_URL: 'https://shop.kracht.example' }, ...options)
const secretIn = (output: string) => /^ {4}(\S{4}(?:-\S{4}){3})$/m.exec(output)?.[1] ?? ''

async function started(now: string): Promise<string> {
  await running?.end('SIGTERM')
  // A public address, as a real shop has: the demo's password must not exist.
  running = await startServer({ ...lasting.env, CLOCK: now, PUBLIC_URL: 'https://shop.kracht.example' })
  return running.url
}

test.skipIf(isEmbedded)(
  'an empty PostgreSQL gets no demo: the server starts, and every page says that nothing is set up (FF-500)',
  async () => {
    running = await launchServer(lasting.env)
    await expect.poll(() => running!.health(), { timeout: 60_000 }).toBe(200)
    await expect.poll(() => running!.printed()).toContain('npm run setup')
    expect(running.printed()).not.toContain('demo')
    const page = await fetch(running.url, { headers: { accept: 'text/html' } })
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('This shop is not set up yet')])
    const { output } = await runCommandOf('user', lasting.env, 'list')
    expect(output).toBe('0 users\n')
  },
)

test('what is wrong with the answers is said before anything is written (FF-501)', async () => {
  const { iban, 'release-end': _, ...rest } = ANSWERS
  const wrong = await command('setup', ...flags({ ...rest, iban: 'NL91 ABNA 0417 1643 01', 'vat-standard': 'much' }))
  expect(wrong.errors).toBe(
    '--vat-standard: A rate in per cent, please, such as 21.\n--iban: This is no IBAN: its check digits do not fit.\n',
  )
  const missing = await command('setup', ...flags({ ...rest, iban }))
  expect(missing.errors).toBe(
    'A trade show needs all of its flags, and a shop without one none:\n  --release-end   Releasing ends\n',
  )
  const dates = await command('setup', ...flags({ ...ANSWERS, 'release-end': '2031-03-12 10:00' }))
  expect(dates.errors).toBe('--release-end: Releasing goes on at least as long as confirming.\n')
  expect([wrong.code, missing.code, dates.code]).toEqual([1, 1, 1])
})

test.skipIf(isEmbedded)('a shop of one’s own, from the set-up to the invoice (FF-501, FF-502, FF-508)', async () => {
  const setUp = await command('setup', ...flags(ANSWERS))
  expect(setUp.errors).toBe('')
  expect(setUp.output).toContain('Kracht is set up.')
  expect(secretIn(setUp.output)).not.toBe('')
  const again = await command('setup', ...flags(ANSWERS))
  expect([again.code, again.errors]).toEqual([1, expect.stringContaining('is set up already')])
  const changed = await command('setup', '--change', '--phone=+31 10 7654321')
  expect(changed.output).toBe('Kracht & Co. B.V.: changed phone.\n')
  const letters = await command('setup', '--change', '--invoice-prefix=CN-')
  expect(letters.errors).toBe('Credit notes need other letters than invoices.\n')

  const imported = await command('import', join(folder, 'range.csv'), '--mapping', join(folder, 'booths.json'))
  expect([imported.code, imported.errors]).toEqual([0, ''])
  expect(imported.output).toContain('South: booth 2 in panorama 1')

  const customer = await command('user', 'customer', ...flags(CUSTOMER))
  expect(customer.errors).toBe('')
  const secret = secretIn((await command('user', 'password', BUYER)).output)
  const buyer = makeCaller()

  let url = await started(DURING.ordering)
  await buyer.logIn(url, BUYER, secret)
  expect(await buyer.call(url, 'POST', '/api/change-password', { new_password: PASSWORD })).toMatchObject({
    status: 200,
  })
  expect(await buyer.read(url, '/api/settings')).toMatchObject({ shop_name: 'Kracht', company: 'Kracht & Co. B.V.' })

  // The fair has no hall: its scenes are lists.
  const scenes = await buyer.read<{ panoNr: number }[]>(url, '/api/virtual-trade-show/scenes')
  expect(scenes.map(({ panoNr }) => panoNr)).toEqual([0, 1])
  expect(await buyer.read(url, '/api/virtual-trade-show/scenes/1')).toMatchObject({ pictures: [], tiles: null })

  const vanilla = await flavourAt(buyer, url, 1)
  const wished = new URLSearchParams({
    positionsJson: JSON.stringify([{ product_attribute_id: vanilla, quantity: 12 }]),
  })
  expect(await buyer.call(url, 'POST', '/api/onlineshop/vts-basket-add-position', wished)).toMatchObject({
    status: 200,
  })

  url = await started(DURING.confirmation)
  const confirm = await buyer.call(url, 'PATCH', '/api/onlineshop/vts-basket', { confirm: true })
  expect(confirm).toMatchObject({ status: 200 })

  url = await started(DURING.release)
  await buyer.logIn(url, BUYER, PASSWORD)
  const { shipping_addresses } = await buyer.read<{ shipping_addresses: { id: number }[] }>(
    url,
    '/api/onlineshop/vts-release',
  )
  const released = await buyer.call(url, 'POST', '/api/onlineshop/vts-release', {
    positions: [{ product_attribute_id: vanilla, quantity: 12 }],
    shipping_address_id: shipping_addresses[0]!.id,
  })
  expect(released).toMatchObject({ status: 200 })
  const { order_id } = released!.body as { order_id: number }

  const paper = await textOf(await buyer.file(url, `/orders/invoicePdf/${order_id}`))
  for (const shown of [
    'Kracht & Co. B.V.',
    'NL861234587B01',
    'KvK Rotterdam 12345678',
    '+31 10 7654321',
    'Gym Zuid B.V.',
  ])
    expect(paper).toContain(shown)
  // 12 × 21,50 € and 6,95 € of shipping, goods at 9 %, shipping at 21 %.
  expect(paper).toContain('289,63')
  expect(paper).not.toMatch(/Fairfloor|Maasveld/)
})

test.skipIf(isEmbedded)('who is blocked is out within a second (FF-504)', async () => {
  const url = await started(DURING.release)
  const buyer = makeCaller()
  await buyer.logIn(url, BUYER, PASSWORD)
  expect(await buyer.read(url, '/api/current_user')).toMatchObject({ user: { email: BUYER } })
  expect((await command('user', 'block', BUYER)).output).toBe(`${BUYER} is blocked.\n`)
  await withinASecond(async () => expect(await buyer.read(url, '/api/current_user')).toMatchObject({ user: null }))
  await expect(buyer.logIn(url, BUYER, PASSWORD)).rejects.toThrow('cannot log in')
})

async function flavourAt(buyer: Caller, url: string, booth: number): Promise<number> {
  const { id } = await buyer.read<{ id: number }>(url, `/api/onlineshop/vts-booth-exhibitor/${booth}`)
  const sizes = await buyer.read<{ product_attributes: { id: number }[] }[]>(
    url,
    `/api/onlineshop/vts-exhibitors/${id}/product-sizes`,
  )
  return sizes[0]!.product_attributes[0]!.id
}

async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text.replaceAll('\u00A0', ' ')
}
