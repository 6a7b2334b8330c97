import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { rows } from './database.ts'
import { SECRET } from './mail-secrets.ts'
import type { Mail } from './mails.ts'
import { mails as table } from './tables.ts'
import { type TestApp, testApp } from './testing/app.ts'
import { type Mailbox, openMailbox } from './testing/mailbox.ts'
import { tablesHolding } from './testing/tables-holding.ts'
import { transaction } from './transaction.ts'

const FROM = '"The fair" <fair@house.test>'
let mailbox: Mailbox
let app: TestApp
const lines: string[] = []
/** Generated secrets and their recipients, newest last. */
const made: { secretFor: number; secret: string }[] = []

beforeAll(async () => {
  mailbox = await openMailbox()
  app = await testApp({
    now: '2031-05-06T12:00:00Z',
    env: { SMTP_URL: mailbox.url, MAIL_FROM: FROM, LOG_LEVEL: 'warn' },
    onLog: line => void lines.push(line),
  })
  app.platform.mails.makeSecrets('key', async (_tx, secretFor) => {
    if (secretFor === 0) return undefined
    made.push({ secretFor, secret: `key-${secretFor}-${made.length}` })
    return made.at(-1)!.secret
  })
  await app.platform.jobs.start()
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

const send = (mail: Partial<Mail>) =>
  transaction(app.platform.db, tx =>
    app.platform.mails.send(tx, { kind: 'test', to: 'x@fairfloor.test', subject: '', html: '', text: '', ...mail }),
  )
const sendKey = (secretFor: number) =>
  send({ kind: 'key', to: 'key@fairfloor.test', html: `<b>${SECRET}</b>`, text: `Key: ${SECRET}`, secretFor })
const arrived = (count: number, timeout = 20_000) =>
  expect.poll(() => mailbox.received.length, { timeout, interval: 100 }).toBe(count)

test('a mail goes out by SMTP, and again when the server refused it at first (TS-541, FF-331)', async () => {
  mailbox.refuseNext(() => 'Try again later')
  await send({ to: 'buyer@fairfloor.test', subject: 'Grüße', html: '<p>Hallo</p>', text: 'Hallo' })
  await arrived(1)
  const [mail] = mailbox.received
  expect(mail).toMatchObject({ subject: 'Grüße', from: { text: FROM }, to: { text: 'buyer@fairfloor.test' } })
  expect(mail!.text?.trim()).toBe('Hallo')
  expect(mail!.messageId).toBe(mailbox.refused[0]!.messageId)
})

test('an address with a comma is one address, so that no mail goes to somebody else as well', async () => {
  const before = mailbox.received.length
  await send({ to: 'x,other@fairfloor.test', replyTo: 'y,another@fairfloor.test' })
  await arrived(before + 1)
  const mail = mailbox.received.at(-1)!
  expect(mail.to).toMatchObject({ value: [{ address: '"x,other"@fairfloor.test' }] })
  expect(mail.replyTo).toMatchObject({ value: [{ address: '"y,another"@fairfloor.test' }] })
})

test('a mail brings its files, made when it is sent (FF-909)', async () => {
  const before = mailbox.received.length
  app.platform.mails.makeFiles('paper', async ref => ({
    filename: `${ref}.txt`,
    contentType: 'text/plain',
    content: Buffer.from(`Paper ${ref}`),
  }))
  await send({ subject: 'Papers', attachments: [{ kind: 'paper', ref: '7' }] })
  await arrived(before + 1)
  const files = mailbox.received.at(-1)!.attachments
  expect(files.map(({ filename, content }) => [filename, content.toString()])).toEqual([['7.txt', 'Paper 7']])
})

test('the files of a mail are made one after the other', async () => {
  const before = mailbox.received.length
  let running = 0
  let most = 0
  app.platform.mails.makeFiles('slow', async ref => {
    most = Math.max(most, ++running)
    await new Promise(resolve => setTimeout(resolve, 5))
    running--
    return { filename: `${ref}.txt`, contentType: 'text/plain', content: Buffer.from(ref) }
  })
  await send({ subject: 'Many', attachments: ['1', '2', '3'].map(ref => ({ kind: 'slow', ref })) })
  await arrived(before + 1)
  expect(mailbox.received.at(-1)!.attachments.map(({ filename }) => filename)).toEqual(['1.txt', '2.txt', '3.txt'])
  expect(most).toBe(1)
})

test('mails of one transaction go out together, not one at each round (FF-331)', async () => {
  const { db, mails } = app.platform
  const before = mailbox.received.length
  await transaction(db, async tx => {
    for (const n of [1, 2, 3, 4, 5, 6, 7])
      await mails.send(tx, { kind: 'test', to: `${n}@fairfloor.test`, subject: `No. ${n}`, html: '', text: '' })
  })
  await arrived(before + 7, 5000)
})

test('what is rolled back is never sent', async () => {
  const { db, mails } = app.platform
  const before = mailbox.received.length
  await expect(
    transaction(db, async tx => {
      await mails.send(tx, { kind: 'test', to: 'x@fairfloor.test', subject: 'No', html: '', text: '' })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow()
  await send({ subject: 'Yes' })
  await arrived(before + 1)
  expect(mailbox.received.at(-1)?.subject).toBe('Yes')
})

test('a secret is in the mail that is sent, and in no table (FF-130)', async () => {
  const before = mailbox.received.length
  await sendKey(7)
  await arrived(before + 1)
  const { secret } = made.at(-1)!
  const mail = mailbox.received.at(-1)!
  expect(mail.text).toContain(`Key: ${secret}`)
  expect(mail.html).toContain(`<b>${secret}</b>`)
  expect(await tablesHolding(app.platform.db, `Key: ${SECRET}`)).toEqual(['public.mails'])
  expect(await tablesHolding(app.platform.db, secret)).toEqual([])
})

test('each try to send it makes another secret, and nothing is kept of the one that was refused (FF-130)', async () => {
  const { db } = app.platform
  const [before, saidBefore] = [mailbox.received.length, lines.length]
  mailbox.refuseNext(mail => `Looks like spam: ${mail.text}`)
  await sendKey(8)
  const refused = await vi.waitUntil(() => mailbox.refused[1], { timeout: 20_000 })
  const first = made.at(-1)!.secret
  expect(refused.text).toContain(first)
  const quoted = () => tablesHolding(db, `Looks like spam: Key: ${SECRET}`)
  await expect.poll(quoted, { timeout: 20_000 }).toEqual(expect.arrayContaining(['pgboss.job', 'public.mails']))
  expect(await tablesHolding(db, first)).toEqual([])
  const said = lines.slice(saidBefore).filter(line => line.includes('mail not sent'))
  expect(said.map(line => JSON.parse(line))).toMatchObject([
    { level: 40, kind: 'key', reason: expect.stringContaining(SECRET) },
  ])
  expect(said.join('')).not.toContain(first)

  await arrived(before + 1)
  const mail = mailbox.received.at(-1)!
  const second = made.at(-1)!.secret
  expect(second).not.toBe(first)
  expect(mail.text).toContain(second)
  expect(await tablesHolding(db, second)).toEqual([])
  // A mail server that accepted the first mail after all must not drop this one as a duplicate.
  expect(mail.messageId).not.toBe(refused.messageId)
})

test('of several that the mail server refused the newest is sent (FF-135)', async () => {
  const before = mailbox.received.length
  mailbox.refuseNext(() => 'Try again later')
  await sendKey(9)
  await expect.poll(() => made.filter(({ secretFor }) => secretFor === 9), { timeout: 20_000 }).toHaveLength(1)
  await sendKey(9)
  await arrived(before + 1)
  expect(mailbox.received.at(-1)!.text).toContain(made.at(-1)!.secret)
  const errors = () => rows(app.platform.db, sql`select error from mails where secret_for = 9 order by id`)
  await expect
    .poll(errors, { timeout: 20_000 })
    .toEqual([{ error: 'Not sent: a newer mail replaced it.' }, { error: null }])
  expect(made.filter(({ secretFor }) => secretFor === 9)).toHaveLength(2)
})

test('a mail whose secret nobody may have any more is not sent', async () => {
  const before = mailbox.received.length
  await sendKey(0)
  const errors = () =>
    rows(app.platform.db, sql`select error, sent_at from mails where secret_for = 0 and error is not null`)
  await expect
    .poll(errors, { timeout: 20_000 })
    .toEqual([{ error: 'Not sent: nobody may have its secret any more.', sent_at: null }])
  await send({ subject: 'after it' })
  await arrived(before + 1)
})

test.runIf(inject('templateFile'))(
  'a secret that was kept in the demo is forgotten once there is a mail server',
  async () => {
    const { db, mails } = app.platform
    await db.update(table).set({ secret: 'kept-before' }).where(eq(table.kind, 'key'))
    await mails.start()
    expect(await tablesHolding(db, 'kept-before')).toEqual([])
  },
)

test('a mail server that does not answer is one line, and each mail that waits for it another (FF-1495)', async () => {
  const told: { level: number; msg: string; reason: string }[] = []
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'warn' }
  const alone = await testApp({ now: '2031-05-06T12:00:00Z', env, onLog: line => void told.push(JSON.parse(line)) })
  await alone.platform.jobs.start()
  for (const to of ['a@fairfloor.test', 'b@fairfloor.test'])
    await transaction(alone.platform.db, tx =>
      alone.platform.mails.send(tx, { kind: 'test', to, subject: 'Hello', html: '', text: '' }),
    )
  await expect.poll(() => told.length, { timeout: 20_000 }).toBe(3)
  expect(told.map(({ level, msg }) => `${level} ${msg}`).sort()).toEqual([
    '40 mail not sent',
    '40 mail not sent',
    '50 mail server unreachable',
  ])
  expect(told[0]?.reason).toBe('Error: connect ECONNREFUSED 127.0.0.1:1')
  await alone.close()
})
