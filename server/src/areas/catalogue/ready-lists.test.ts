import { type Cents, cents } from '@fairfloor/domain/money'
import Fastify from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../platform/testing/database.ts'
import { loadSnapshot, type Snapshot } from './index.ts'
import { makeReadyLists } from './ready-lists.ts'
import { found, save } from './test-range.ts'

let database: TestDatabase
let snapshot: Snapshot
beforeAll(async () => {
  database = await testDatabase()
  await save(database.db)
  snapshot = await loadSnapshot(database.db)
  await database.close()
})

const NOW = new Date('2025-05-05T10:00:00Z')
const NOTHING = { sizes: [] }
let made: string[]
let amounts: ReadonlyMap<string, Cents>
let moved: (flavourIds: readonly number[]) => void
let ask: (brand: string) => Promise<unknown>

beforeEach(() => {
  made = []
  amounts = new Map()
  const catalogue = {
    onStock(listener: typeof moved) {
      moved = listener
    },
  }
  const lists = makeReadyLists({ clock: () => NOW }, catalogue)
  const server = Fastify()
  server.get<{ Params: { brand: string } }>('/:brand', async (request, reply) => {
    const { brand } = request.params
    const isTyped = brand.startsWith('typed')
    const { sizes } = brand.startsWith('nothing') ? NOTHING : found(snapshot.brands, isTyped ? 'B1' : brand)
    lists.send({ request, reply, now: NOW }, brand, [sizes, amounts], () => {
      made.push(brand)
      return { answer: [], sizes, isTyped }
    })
    return reply
  })
  ask = brand => server.inject(`/${brand}`)
})

const both = async () => {
  for (const brand of ['B1', 'B2']) await ask(brand)
}

test('a list is made once for all who share it', async () => {
  await both()
  await both()
  expect(made).toEqual(['B1', 'B2'])
})

test('lists that are empty or typed are kept too, but no number of them evicts another', async () => {
  const rare = ['nothing', 'typed']
  await ask('B1')
  for (const name of rare) for (let i = 0; i < 300; i++) await ask(`${name}${i}`)
  made = []
  for (const brand of ['B1', 'typed299', 'typed299', 'nothing0', 'nothing0']) await ask(brand)
  expect(made).toEqual(['nothing0'])
})

test('a movement of stock drops the lists that hold the flavour, and no other', async () => {
  await both()
  moved([found(snapshot.flavours, 'F4').id])
  await both()
  expect(made).toEqual(['B1', 'B2', 'B2'])
})

test('a change of the catalogue drops the lists whose sizes it touches, and no other', async () => {
  await both()
  const brand = found(snapshot.brands, 'B1')
  snapshot = { ...snapshot, brands: new Map(snapshot.brands).set(brand.id, { ...brand, sizes: [...brand.sizes] }) }
  await both()
  expect(made).toEqual(['B1', 'B2', 'B1'])
})

test('other deposits make another list', async () => {
  await both()
  amounts = new Map([['can', cents(25)]])
  await ask('B1')
  expect(made).toEqual(['B1', 'B2', 'B1'])
})
