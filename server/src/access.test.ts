import { afterAll, beforeAll, expect, test } from 'vitest'
import { DURING } from './areas/show-orders/test-show.ts'
import type { Served } from './platform/serve.ts'
import type { Browser } from './platform/testing/app.ts'
import type { KnownValues } from './platform/testing/hostile-parts.ts'
import {
  callOf,
  OF_A_COMPANY,
  OF_THE_DESK_TOO,
  OF_THE_SHOP,
  PERSONAL,
  requestOf,
  type Thing,
  takesId,
} from './test-access.ts'
import { type AccessShow, openAccess } from './test-access-show.ts'

const UNKNOWN = 999_999
/** Answers to an id that is somebody else's; an order that names one is refused as a whole. */
const GONE = ['403', '404', '422 unknown_address']

let access: AccessShow
let taking: Served[]

beforeAll(async () => {
  access = await openAccess()
  taking = access.show.app.platform.server.served.filter(takesId)
}, 120_000)
afterAll(() => access.show.app.close())

const thingsOf = (endpoint: Served): Thing[] => Object.values(OF_A_COMPANY[callOf(endpoint)] ?? {})
const isOfACompany = (endpoint: Served) => thingsOf(endpoint).length > 0
const givesBack = (endpoint: Served) => thingsOf(endpoint).includes('sample')
const calledBy = (...who: Served['who'][]) => taking.filter(endpoint => who.includes(endpoint.who))

async function ownIds(endpoint: Served): Promise<KnownValues> {
  const owned = Object.entries(OF_A_COMPANY[callOf(endpoint)] ?? {})
  return Object.fromEntries(await Promise.all(owned.map(async ([name, thing]) => [name, await access.things[thing]()])))
}

/** Ids of the same kind that nothing has. */
const unknown = (ids: KnownValues): KnownValues =>
  Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, typeof id === 'number' ? UNKNOWN : `${UNKNOWN}`]))

/** The status, and why an order as a whole is refused. */
async function answerOf(browser: Browser, endpoint: Served, ids: KnownValues): Promise<string> {
  // Samples are given back while the show takes orders, and goods are released later.
  access.show.app.setNow(givesBack(endpoint) ? DURING.ordering : DURING.confirmation)
  const answer = await browser.call(requestOf(endpoint, access.known, ids))
  return answer.statusCode === 422 ? `422 ${answer.json().code}` : `${answer.statusCode}`
}

/** Makes the calls as each of these people, with the company's ids and with unknown ones. @returns what was answered otherwise */
async function faults(people: Readonly<Record<string, Browser>>, calls: readonly Served[], allowed: readonly string[]) {
  const found: string[] = []
  for (const endpoint of calls) {
    const own = await ownIds(endpoint)
    for (const ids of isOfACompany(endpoint) ? [own, unknown(own)] : [own])
      for (const [name, browser] of Object.entries(people)) {
        const answer = await answerOf(browser, endpoint, ids)
        if (!allowed.includes(answer)) found.push(`${name}: ${callOf(endpoint)} ${JSON.stringify(ids)} ${answer}`)
      }
  }
  return found
}

test('every call that takes an id says whose it is (FF-1250)', () => {
  const said = [...Object.keys(OF_A_COMPANY), ...OF_THE_SHOP]
  const taken = taking.filter(({ who }) => who !== 'operator' && who !== 'agent')
  expect(taken.map(callOf).toSorted()).toEqual(said.toSorted())
})

test('who is not logged in, not approved or blocked gets nothing by an id (FF-1251)', async () => {
  const closed = taking.filter(({ who }) => who !== 'anyone')
  expect(await faults(access.nobodies, closed, ['401'])).toEqual([])
}, 120_000)

test('the back office’s ids are for operators alone (FF-1252)', async () => {
  const { others, rightless, buyer, staff } = access
  const { operator: _, ...rest } = staff
  const everybodyElse = { ...others, ...rest, rightless, buyer }
  expect(await faults(everybodyElse, calledBy('operator'), ['403'])).toEqual([])
}, 120_000)

test('an agent’s calls are for agents alone (FF-1252)', async () => {
  const { others, rightless, buyer, staff } = access
  const { 'another company': another } = others
  const people = { another: another!, rightless, buyer, exhibitor: staff.exhibitor! }
  expect(await faults(people, calledBy('agent'), ['403'])).toEqual([])
})

test('a system’s calls take a key, and only the company’s own ids (FF-1252)', async () => {
  const { others, staff, buyer, otherKey } = access
  expect(await faults({ ...others, ...staff, buyer }, calledBy('client'), ['401'])).toEqual([])
  expect(await faults({ otherKey }, calledBy('client').filter(isOfACompany), GONE)).toEqual([])
})

test('staff have none of a customer’s calls, nor what is a customer’s (FF-1252)', async () => {
  expect(await faults(access.staff, calledBy('customer'), ['403'])).toEqual([])
  const ofACompany = calledBy('user').filter(isOfACompany)
  const isForDesk = (endpoint: Served) => OF_THE_DESK_TOO.includes(callOf(endpoint))
  const { operator: _, ...rest } = access.staff
  expect(await faults(rest, ofACompany.filter(isForDesk), GONE)).toEqual([])
  expect(
    await faults(
      access.staff,
      ofACompany.filter(endpoint => !isForDesk(endpoint)),
      GONE,
    ),
  ).toEqual([])
})

test('a colleague without the right is refused the company’s own ids, and what is one person’s (FF-1253)', async () => {
  const { rightless } = access
  const ofUsers = calledBy('user', 'customer')
  expect(
    await faults(
      { rightless },
      ofUsers.filter(({ needs }) => needs),
      ['403'],
    ),
  ).toEqual([])
  const personal = ofUsers.filter(endpoint => thingsOf(endpoint).some(thing => PERSONAL.includes(thing)))
  expect(await faults({ rightless }, personal, GONE)).toEqual([])
})

test('what is one company’s is not there for another (FF-1253)', async () => {
  const ofACompany = calledBy('user', 'customer').filter(isOfACompany)
  expect(await faults(access.others, ofACompany.filter(givesBack), GONE)).toEqual([])
  await access.confirm()
  const rest = ofACompany.filter(endpoint => !givesBack(endpoint))
  expect(await faults(access.others, rest, GONE)).toEqual([])
})

test('its own people are never refused for the id (FF-1253)', async () => {
  const found: string[] = []
  for (const endpoint of taking.filter(isOfACompany)) {
    const ids = await ownIds(endpoint)
    const answer = await answerOf(endpoint.who === 'client' ? access.ownKey : access.buyer, endpoint, ids)
    if (['401', ...GONE].includes(answer)) found.push(`${callOf(endpoint)} ${JSON.stringify(ids)} ${answer}`)
  }
  expect(found).toEqual([])
})
