import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patternOf, strike } from './strike.ts'
import { mails, outboxEvents } from './tables.ts'
import { type TestApp, testApp } from './testing/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await testApp({ now: '2031-05-06T12:00:00Z' })
})
afterAll(() => app.close())

const NAME = "Ann O'Brien"
const person = (name: string, account: string) => ({
  ...{ userId: 1, customerId: null, name, account },
  pattern: patternOf({ name, account }),
})

test('strikes name and address out of texts, HTML and JSON, and nothing that only looks like them (FF-1287)', async () => {
  const { db } = app.platform
  const letter = { kind: 'test', recipient: 'x@example.test', createdAt: new Date() }
  const [mail] = await db
    .insert(mails)
    .values({
      ...letter,
      subject: "From ANN O'BRIEN to joann@b.test",
      html: '<p>Ann O&#x27;Brien, <b>ann@b.test</b></p>',
      text: "Dear Ann\nO'Brien, Joann O'Brienne and ann@b.test.de wrote to (ann@b.test).",
    })
    .returning()
  const payload = { lines: [`Yours,\n${NAME}`, 'ann@b.test'], count: 3 }
  const [event] = await db.insert(outboxEvents).values({ topic: 'test', payload }).returning()
  const ann = person(NAME, 'ann@b.test')
  await strike(db, ann, [mails.subject, mails.html, mails.text])
  await strike(db, ann, [outboxEvents.payload])
  expect(await db.select().from(mails).where(eq(mails.id, mail!.id))).toMatchObject([
    {
      subject: 'From former user to joann@b.test',
      html: '<p>former user, <b>former user</b></p>',
      text: "Dear former user, Joann O'Brienne and ann@b.test.de wrote to (former user).",
    },
  ])
  const [struck] = await db.select().from(outboxEvents).where(eq(outboxEvents.id, event!.id))
  expect(struck!.payload).toEqual({ lines: ['Yours,\nformer user', 'former user'], count: 3 })
})

test('a name of one word stays in texts, as it may be no name, but not where it stands alone (FF-1412)', async () => {
  const { db } = app.platform
  const letter = { kind: 'test', recipient: 'x@example.test', createdAt: new Date(), subject: ' VANILLA ', html: '' }
  const [mail] = await db
    .insert(mails)
    .values({ ...letter, text: 'Vanilla by vanilla@b.test' })
    .returning()
  const payload = { name: 'Vanilla', flavour: 'Vanilla', all: [{ name: 'vanilla', text: 'Vanilla ice' }] }
  const [event] = await db.insert(outboxEvents).values({ topic: 'test', payload }).returning()
  await strike(db, person('Vanilla', 'vanilla@b.test'), [mails.subject, mails.text])
  await strike(db, person('Vanilla', 'vanilla@b.test'), [outboxEvents.payload])
  const [after] = await db.select().from(mails).where(eq(mails.id, mail!.id))
  expect(after).toMatchObject({ subject: 'former user', text: 'Vanilla by former user' })
  const [struck] = await db.select().from(outboxEvents).where(eq(outboxEvents.id, event!.id))
  expect(struck!.payload).toEqual({
    ...{ name: 'former user', flavour: 'Vanilla' },
    all: [{ name: 'former user', text: 'Vanilla ice' }],
  })
})

test.each([
  '"Ann B"',
  'Ann B\\',
  '\\ B',
  '"," "',
  'Ann "Bo" B\\n',
  "Ann' {B}",
  'A$& $1',
  '<b>Ann B</b>',
  '[[:alpha:] (?=',
])('JSON stays JSON, whatever signs a name has: %s (FF-1412)', async name => {
  const { db } = app.platform
  const payload = { name, [name]: 1.5, lists: [name, `${name} and ${name}.`, 'Ann B', '\\', '"', ''], x: null }
  const [event] = await db.insert(outboxEvents).values({ topic: 'test', payload }).returning()
  await strike(db, person(name, 'ann@b.test'), [outboxEvents.payload])
  const [struck] = await db.select().from(outboxEvents).where(eq(outboxEvents.id, event!.id))
  const former = 'former user'
  expect(struck!.payload).toEqual({
    ...{ name: former, [former]: 1.5, x: null },
    lists: [former, `${former} and ${former}.`, 'Ann B', '\\', '"', ''],
  })
})
