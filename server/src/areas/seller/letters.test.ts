import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoHouse } from '../../../demo/orders.ts'
import { ACCOUNTS, demoPeople } from '../../../demo/people.ts'
import { savePicture } from '../../platform/pictures.ts'
import { type TestApp, testApp } from '../../platform/testing/app.ts'
import { logIn } from '../../platform/testing/log-in.ts'
import { type Mailbox, openMailbox } from '../../platform/testing/mailbox.ts'
import { transaction } from '../../platform/transaction.ts'
import { setUpHouse } from './index.ts'

const PUBLIC_URL = 'https://shop.example.com'
let mailbox: Mailbox
let app: TestApp

beforeAll(async () => {
  mailbox = await openMailbox()
  const env = { SMTP_URL: mailbox.url, MAIL_FROM: 'post@example.com', PUBLIC_URL }
  app = await testApp({ now: '2025-05-05T10:00:00Z', env })
  await demoPeople(app.platform.db, app.platform.clock())
  await app.platform.jobs.start()
})
afterAll(async () => {
  await app.close()
  await mailbox.close()
})

/** The newest mail after a request for a password. */
async function mailTo(email: string) {
  const before = mailbox.received.length
  await app.browser().form('/lost-password', { _username: email })
  await app.platform.outbox.drain()
  await expect.poll(() => mailbox.received.length, { timeout: 20_000, interval: 50 }).toBe(before + 1)
  return mailbox.received.at(-1)!
}

const { seller } = demoHouse.settings

test('a mail comes from the shop, is answered by the seller, and tells machines not to answer (FF-371)', async () => {
  const mail = await mailTo(ACCOUNTS.buyer)
  expect(mail.from?.value).toEqual([{ name: 'Maasveld', address: 'post@example.com' }])
  expect(mail.replyTo?.value).toEqual([{ name: '', address: seller.email }])
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail.headers.get('x-auto-response-suppress')).toBe('All')
  expect(mail.messageId).toMatch(/@example\.com>$/)
  expect(JSON.stringify([mail.html, mail.text, mail.headerLines])).not.toMatch(/fairfloor(?!\.test)/i)
})

test('a mail that somebody else causes is answered by them', async () => {
  const { db, mails } = app.platform
  const before = mailbox.received.length
  const mail = { kind: 'test', to: ACCOUNTS.exhibitor, subject: 'Question', html: '<p>Hi</p>', text: 'Hi' }
  await transaction(db, tx => mails.send(tx, { ...mail, replyTo: ACCOUNTS.buyer }))
  await expect.poll(() => mailbox.received.length, { timeout: 20_000, interval: 50 }).toBe(before + 1)
  expect(mailbox.received.at(-1)!.replyTo?.value).toEqual([{ name: '', address: ACCOUNTS.buyer }])
})

test('it names the seller with address, register and VAT numbers, phone, mail and website, as HTML and as text (FF-372)', async () => {
  const mail = await mailTo(ACCOUNTS.buyer)
  const named = [
    seller.company,
    `${seller.street} ${seller.number} · ${seller.zip} ${seller.city} · Netherlands`,
    `${seller.registration} · VAT ID ${seller.vatId}`,
    `${seller.phone} · ${seller.email}`,
    seller.website,
  ]
  for (const line of named) {
    expect(mail.text).toContain(line)
    expect(mail.html).toContain(line)
  }
  expect(mail.text).toMatch(/^Your new password\n\nDear Bo Verhoeven,\n/)
})

test('a user of a German company is written to in German until they choose English (FF-372)', async () => {
  const german = await mailTo(ACCOUNTS.gym)
  expect(german.subject).toBe('Ihr neues Passwort')
  expect(german.html).toMatch(/<html[^>]* lang="de"/)
  expect(german.text).toMatch(/^Ihr neues Passwort\n\nGuten Tag Jule Brandt,\n/)
  expect(german.text).toContain(`USt-IdNr. ${seller.vatId}`)
  expect(german.text).toContain('Niederlande')
  const gym = app.browser()
  await logIn(gym, ACCOUNTS.gym)
  await gym.patch('/api/current_user', { language: 'en' })
  expect((await mailTo(ACCOUNTS.gym)).subject).toBe('Your new password')
})

test('the logo is a picture by its whole address that other sites may show', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><text y="100">Lift</text></svg>'
  const logo = await savePicture(app.platform.files, Buffer.from(drawing))
  await transaction(app.platform.db, tx => setUpHouse(tx, { ...demoHouse, settings: { ...demoHouse.settings, logo } }))
  await app.shop.reload()
  const { html } = await mailTo(ACCOUNTS.buyer)
  expect(html).toMatch(
    new RegExp(`<img[^>]*alt="Maasveld"[^>]*height="40"[^>]*src="${PUBLIC_URL}/media/${logo}/320.png"`),
  )
  expect(html).toMatch(/<img[^>]*width="120"/)
  const picture = await app.browser().get(`/media/${logo}/320.png`)
  expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' })
})
