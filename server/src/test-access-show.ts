import { randomUUID } from 'node:crypto'
import { extraKeys } from '@fairfloor/domain/extras'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { keepAsked } from './areas/basket/approval/test-approval.ts'
import { fill } from './areas/basket/test-checkout.ts'
import { saveAddress } from './areas/companies/index.ts'
import { makeCustomer } from './areas/orders/test-house.ts'
import { makeLot } from './areas/outlet/test-outlet.ts'
import { hashPassword, saveUser, viewerChanged } from './areas/people/index.ts'
import { keepExport } from './areas/personal-data/test-export.ts'
import { type SampleShow, samplesJson, testSamples } from './areas/samples/test-samples.ts'
import { ACCOUNTS, DURING, testShow } from './areas/show-orders/test-show.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { type Db, rows } from './platform/database.ts'
import { type Browser, withKey } from './platform/testing/app.ts'
import type { KnownValues } from './platform/testing/hostile-parts.ts'
import { transaction } from './platform/transaction.ts'
import type { Thing } from './test-access.ts'

type Browsers = Readonly<Record<string, Browser>>

/** People of every standing, and a company with something of every kind. */
export type AccessShow = {
  readonly show: SampleShow
  /** Of the company whose things these are. */
  readonly buyer: Browser
  /** The same company's system. */
  readonly ownKey: Browser
  /** Of the same company, without any right. */
  readonly rightless: Browser
  /** They have no session, or not any more. */
  readonly nobodies: Browsers
  /** They may order, but for another company. */
  readonly others: Browsers
  readonly otherKey: Browser
  /** The other company confirms: it may give back nothing any more, and release. */
  confirm(): Promise<void>
  readonly staff: Browsers
  /** Ids of what the company has; those that a call deletes are made anew each time. */
  readonly things: Readonly<Record<Thing, () => unknown>>
  /** Fields of complete bodies. */
  readonly known: KnownValues
}

export async function openAccess(): Promise<AccessShow> {
  const show = await testSamples(await testShow({ CARD_PROVIDER: 'test', LINE_EXTRAS: extraKeys.join() }))
  const { platform } = show.app
  const [buyer, gym] = [await show.as(ACCOUNTS.buyer), await show.as(ACCOUNTS.gym)]
  const positionsJson = samplesJson(show.sample, { Vanilla: 1 })
  const taken = (await buyer.form('/api/onlineshop/vts-basket-add-sample-position', { positionsJson })).json()
  await show.add(buyer, { f1: 8, f2: 2 })
  await show.add(gym, { f1: 8 })
  // Another company's orders must fail for the id alone.
  await fill(show, gym, { f2: 40 })
  show.app.setNow(DURING.confirmation)
  await buyer.patch('/api/onlineshop/vts-basket', { confirm: true })
  const { order_id } = (await show.release(buyer, { f1: 3 })).json()
  const [address] = (await buyer.get('/api/onlineshop/vts-release')).json().shipping_addresses

  const operator = await show.as(ACCOUNTS.operator)
  const { lot_id } = await makeLot(show, operator, 'f3')
  await gym.post('/api/onlineshop/outlet/basket/positions', { positions: [{ lot_id, quantity: 1 }] })
  const desk = `/api/admin/orders/${order_id}`
  const [{ invoice_id }] = (await operator.get(desk)).json().creditable
  const credit = { kind: 'goodwill', reason: 'Crushed', invoice_id, lines: [{ of: 'pieces', line: 1, quantity: 1 }] }
  const { order } = (await operator.post(`${desk}/credit-notes`, credit, { 'idempotency-key': randomUUID() })).json()
  const numberOf = (kind: string) => order.documents.find((one: { kind: string }) => one.kind === kind).number

  const { shipment_id } = order.shipments[0]
  const handed = { tracking: null, parcels: null, note: null }
  const handOver = `/api/admin/shipments/${shipment_id}/hand-over`
  expect((await operator.call({ method: 'PUT', url: handOver, payload: handed })).statusCode).toBe(200)

  const { nobodies, rightless, colleague, own } = await company(show, buyer)
  await vi.waitFor(async () => {
    for (const [name, browser] of Object.entries(nobodies))
      expect((await browser.get('/api/current_user')).json().user, name).toBeNull()
  })
  const photo = await upload(buyer)
  let made: number | undefined
  return {
    show,
    buyer,
    ownKey: await withKey(platform, buyer),
    rightless,
    nobodies,
    others: { 'another company': gym, 'agent for another company': await agentFor(show, ACCOUNTS.gym) },
    otherKey: await withKey(platform, gym),
    async confirm() {
      show.app.setNow(DURING.confirmation)
      expect((await gym.patch('/api/onlineshop/vts-basket', { confirm: true })).statusCode).toBe(200)
    },
    staff: { exhibitor: await show.as(ACCOUNTS.exhibitor), agent: await show.as(ACCOUNTS.agent), operator },
    things: {
      address: () => address.id,
      approval: () => keepAsked(platform.db, { customerId: own, at: platform.clock() }),
      async apiKey() {
        return (await buyer.post('/api/api_settings/keys', { name: randomUUID(), rights: [] })).json().id
      },
      async apiRequest() {
        const [kept] = await rows<{ id: number }>(
          platform.db,
          sql`insert into api_requests (customer_id, at, is_test, rights, method, path, status, duration_ms, request_id)
            values (${own}, now(), false, '[]', 'GET', '/api/v1/key', 200, 1, 'r') returning id::int`,
        )
        return kept!.id
      },
      colleague: () => colleague,
      async complaint() {
        const complaint = { order_id, shipment_id, line: 1, quantity: 1, reason: 'damaged', text: 'Open', photos: [] }
        made ??= (await buyer.post('/api/complaints', complaint)).json().id
        return made
      },
      creditNote: () => numberOf('credit note'),
      export: () => keepExport(platform, ACCOUNTS.buyer),
      async invitation() {
        const invited = { email: `${randomUUID()}@access.test`, name: 'Anna Berg', rights: [] }
        const { invitations } = (await buyer.post('/api/company/invitations', invited)).json()
        return invitations.find(({ email }: { email: string }) => email === invited.email).id
      },
      invoice: () => numberOf('invoice'),
      async list() {
        const list = { name: randomUUID(), sharing: 'change', positions: [] }
        return (await buyer.post('/api/onlineshop/order-lists', list)).json().id
      },
      order: () => order_id,
      passkey: () => passkeyOf(platform.db, ACCOUNTS.buyer),
      photo: () => photo,
      sample: () => taken.sample_positions[0].id,
      async session() {
        await show.as(ACCOUNTS.buyer)
        const sessions: { id: string; is_this: boolean }[] = (await buyer.get('/api/account/sessions')).json()
        return sessions.find(({ is_this }) => !is_this)!.id
      },
      shipment: () => shipment_id,
      spareAddress: () => saveAddress(platform.db, own, { ...ADDRESS, number: randomUUID().slice(0, 8) }),
    },
    known: {
      product_attribute_id: show.flavour.get('f1'),
      flavour: show.flavour.get('f1'),
      shipping_address_id: address.id,
      photos: [],
      zip: ADDRESS.zip,
      country: ADDRESS.country,
      gln: null,
    },
  }
}

const ADDRESS = {
  company: 'Stall',
  street: 'Kade',
  zip: '1000 AA',
  city: 'Amsterdam',
  country: 'NL',
  purpose: 'shipping',
  isDefault: false,
} as const

/** @returns the id of a new passkey */
async function passkeyOf(db: Db, email: string): Promise<number> {
  const [kept] = await rows<{ id: number }>(
    db,
    sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
      select id, ${randomUUID()}, '', 0, '[]', 'Laptop', now() from users where email = ${email} returning id`,
  )
  return kept!.id
}

/** @returns the id of a photo for a complaint */
async function upload(buyer: Browser): Promise<number> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#806040' } })
    .jpeg()
    .toBuffer()
  const head = 'content-disposition: form-data; name="photo"; filename="photo.jpg"\r\ncontent-type: image/jpeg'
  const answer = await buyer.call({
    method: 'POST',
    url: '/api/complaint-photos',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(`--x\r\n${head}\r\n\r\n`), picture, Buffer.from('\r\n--x--\r\n')]),
  })
  return answer.json().id
}

async function agentFor(show: SampleShow, email: string): Promise<Browser> {
  const agent = await show.as(ACCOUNTS.agent)
  expect((await agent.form('/', { _switch_user: email })).statusCode).toBe(200)
  return agent
}

/** Colleagues of the buyer, and users who were logged in when they or their company were shut out. */
async function company(show: SampleShow, buyer: Browser) {
  const { db, bus } = show.app.platform
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const userOf = async (customerId: number, name: string) => {
    const email = `${name}@access.test`
    const id = await saveUser(db, { email, name, customerId, passwordHash })
    return { id, browser: await show.as(email) }
  }
  const [own] = await rows<{ id: number }>(db, sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`)
  const { customerId: blocked } = await makeCustomer(db, 'NL')
  const { customerId: waiting } = await makeCustomer(db, 'NL')
  const colleague = await userOf(own!.id, 'colleague')
  const blockedUser = await userOf(own!.id, 'blocked')
  const nobodies = {
    visitor: show.app.browser(),
    'blocked user': blockedUser.browser,
    'user of a blocked customer': (await userOf(blocked, 'of-blocked')).browser,
    'user of a customer who is not approved': (await userOf(waiting, 'of-waiting')).browser,
  }
  expect((await buyer.patch(`/api/company/users/${colleague.id}`, { rights: [] })).statusCode).toBe(200)
  await transaction(db, async tx => {
    await tx.execute(sql`update users set blocked_at = now() where id = ${blockedUser.id}`)
    await tx.execute(sql`update customers set blocked_at = now() where id = ${blocked}`)
    await tx.execute(sql`update customers set approved_at = null where id = ${waiting}`)
    await tx.execute(sql`update customers set has_api_access = true where country = 'DE'`)
    await viewerChanged(tx, bus)
  })
  return { nobodies, rightless: colleague.browser, colleague: colleague.id, own: own!.id }
}
