import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from './testing/app.ts'
import { transaction } from './transaction.ts'

const received: { subject: string | undefined; from: string | undefined; to: string; text: string | undefined }[] = []
const FROM = '"The fair" <fair@house.test>'
let refusals = 1
let smtp: SMTPServer
let app: TestApp

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void simpleParser(stream).then(mail => {
        if (refusals-- > 0) return done(new Error('Try again later'))
        received.push({
          subject: mail.subject,
          from: mail.from?.text,
          to: [mail.to].flat()[0]?.text ?? '',
          text: mail.text?.trim(),
        })
        done()
      })
    },
  })
  await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  app = await testApp({ now: '2031-05-06T12:00:00Z', env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: FROM } })
  await app.platform.jobs.start()
})
afterAll(async () => {
  await app.close()
  await new Promise<void>(resolve => smtp.close(resolve))
})

test('a mail goes out by SMTP, and again when the server refused it at first', async () => {
  const { db, mails } = app.platform
  await transaction(db, tx =>
    mails.send(tx, { kind: 'test', to: 'buyer@fairfloor.test', subject: 'Grüße', html: '<p>Hallo</p>', text: 'Hallo' }),
  )
  await expect.poll(() => received, { timeout: 20_000, interval: 200 }).toHaveLength(1)
  expect(received).toEqual([{ subject: 'Grüße', from: FROM, to: 'buyer@fairfloor.test', text: 'Hallo' }])
})

test('mails of one transaction go out together, not one at each round', async () => {
  const { db, mails } = app.platform
  const before = received.length
  await transaction(db, async tx => {
    for (const n of [1, 2, 3, 4, 5, 6, 7])
      await mails.send(tx, { kind: 'test', to: `${n}@fairfloor.test`, subject: `No. ${n}`, html: '', text: '' })
  })
  await expect.poll(() => received.length, { timeout: 5000, interval: 100 }).toBe(before + 7)
})

test('what is rolled back is never sent', async () => {
  const { db, mails } = app.platform
  const before = received.length
  await expect(
    transaction(db, async tx => {
      await mails.send(tx, { kind: 'test', to: 'x@fairfloor.test', subject: 'No', html: '', text: '' })
      throw new Error('rolled back')
    }),
  ).rejects.toThrow()
  await transaction(db, tx =>
    mails.send(tx, { kind: 'test', to: 'y@fairfloor.test', subject: 'Yes', html: '', text: '' }),
  )
  await expect.poll(() => received.length, { timeout: 20_000, interval: 100 }).toBe(before + 1)
  expect(received.at(-1)?.subject).toBe('Yes')
})
