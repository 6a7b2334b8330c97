import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect } from 'vitest'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { type Db, rows } from '../../platform/database.ts'
import { mails } from '../../platform/tables.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { writeAudit } from '../back-office/index.ts'
import { keepAsked } from '../basket/approval/test-approval.ts'
import { jobApplications, jobOpenings } from '../careers/tables.ts'
import { customerNotes } from '../companies/note-tables.ts'
import { registrations } from '../companies/registration-tables.ts'
import { boothEnquiries, contactEnquiries } from '../enquiries/tables.ts'
import { hashPassword, saveUser } from '../people/index.ts'
import { ACCOUNTS, DURING, type TestShow } from '../show-orders/test-show.ts'

/** Somebody whose name occurs nowhere else. */
export const ADA = { name: 'Ada Zwartkruis', first: 'Ada', last: 'Zwartkruis', email: 'ada@zwartkruis.test' } as const

/** Text that holds both, as people write it. */
const SAID = `Ask ${ADA.name} (${ADA.email}).`

export type Copies = { readonly ada: Browser; readonly userId: number; readonly files: readonly string[] }

/** A colleague of the buyer, of whom the shop keeps a copy in each place that it has for one. */
export async function fillCopies(show: TestShow, buyer: Browser): Promise<Copies> {
  const { platform } = show.app
  const { db, files, outbox } = platform
  const now = platform.clock()
  const [own] = await rows<{ id: number }>(db, sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`)
  const customerId = own!.id
  const userId = await saveUser(db, {
    email: ADA.email,
    name: ADA.name,
    customerId,
    passwordHash: await hashPassword(DEMO_PASSWORD),
  })
  await db.execute(sql`insert into basket_positions (customer_id, flavour_id, quantity, price, added_at, added_by, extras)
    select ${customerId}, min(id), 1, 100, ${now.toISOString()}::timestamptz,
      (select id from users where email = ${ACCOUNTS.buyer}), ${JSON.stringify({ gift_note: SAID })}::jsonb from flavours
    on conflict (customer_id, flavour_id) do update set extras = excluded.extras`)
  await keepAsked(db, { customerId, text: SAID, at: now })
  await db.execute(
    sql`update addresses set first_name = ${ADA.first}, last_name = ${ADA.last} where customer_id = ${customerId}`,
  )

  const ada = await show.as(ADA.email)
  await show.app.browser().form('/api/login', { _username: ADA.email, _password: 'wrong', _csrf_token: 'x' })
  await show.app.browser().form('/lost-password', { _username: ADA.email })
  await complain(show, ada)
  const lists = [SAID, 'Mine'].map(name => ({ name, sharing: name === SAID ? 'change' : 'private', positions: [] }))
  for (const list of lists) await ada.post('/api/onlineshop/order-lists', list)
  await ada.post('/api/onlineshop/order-lists', { name: `Of ${ADA.name}`, sharing: 'private', positions: [] })
  await ada.call({ method: 'PUT', url: `/api/flavours/${show.flavour.get('f2')}/notify` })
  await ada.post('/api/company/invitations', { email: 'new@example.test', name: 'New', rights: [] })
  const key = { 'idempotency-key': randomUUID() }
  await buyer.post('/api/company/invitations', { email: 'other@example.test', name: 'Other', rights: [] }, key)
  await ada.post('/api/account/exports', { password: DEMO_PASSWORD })

  await insertCopies(db, { customerId, userId, now })
  const cv = 'applications/ada.pdf'
  await files.put(cv, Buffer.from('%PDF'), 'application/pdf')
  for (const column of ['note', 'internal_note', 'external_reference'])
    await db.execute(sql`update orders set ${sql.identifier(column)} = ${SAID} where customer_id = ${customerId}`)
  await db.execute(sql`update order_lines set extras = ${JSON.stringify({ gift_note: SAID })}::jsonb
    where order_id in (select id from orders where customer_id = ${customerId})`)
  await db.execute(sql`update show_orders set note = ${SAID}, reference = ${SAID} where customer_id = ${customerId}`)
  await db.execute(sql`update shipments set note = ${SAID}
    where order_id in (select id from orders where customer_id = ${customerId})`)
  await outbox.drain()
  const photos = await rows<{ file: string }>(db, sql`select file from complaint_photos where user_id = ${userId}`)
  return { ada, userId, files: [cv, ...photos.map(({ file }) => `complaints/${file}-large.webp`)] }
}

/** Goods of the show arrive at an address with their name, and they complain, with a photo. */
async function complain(show: TestShow, ada: Browser): Promise<void> {
  await show.add(ada, { f1: 8 })
  show.app.setNow(DURING.confirmation)
  await ada.patch('/api/onlineshop/vts-basket', { confirm: true })
  const { order_id } = (await show.release(ada, { f1: 3 })).json()
  const [shipment] = await rows<{ id: number }>(
    show.app.platform.db,
    sql`update shipments set shipped_at = ${DURING.confirmation} where order_id = ${order_id} returning id`,
  )
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#806040' } })
    .jpeg()
    .toBuffer()
  const head = 'content-disposition: form-data; name="photo"; filename="photo.jpg"\r\ncontent-type: image/jpeg'
  const photo = await ada.call({
    method: 'POST',
    url: '/api/complaint-photos',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(`--x\r\n${head}\r\n\r\n`), picture, Buffer.from('\r\n--x--\r\n')]),
  })
  const complaint = { order_id, shipment_id: shipment!.id, line: 1, quantity: 1, reason: 'damaged', text: SAID }
  const made = await ada.post('/api/complaints', { ...complaint, photos: [photo.json().id] })
  expect(made.statusCode, made.body).toBe(200)
  await ada.post(`/api/complaints/${made.json().id}/messages`, { text: SAID })
}

/** What comes from forms and from others. */
async function insertCopies(
  db: Db,
  { customerId, userId, now }: { customerId: number; userId: number; now: Date },
): Promise<void> {
  const { name, first, last, email } = ADA
  const postal = {
    company: '',
    street: 'Kade',
    number: '1',
    zip: '1000 AA',
    city: 'Amsterdam',
    country: 'NL',
    gln: null,
  }
  await db.insert(registrations).values({
    company: 'Zwartkruis B.V.',
    legalForm: 'bv',
    business: 'gym',
    firstName: first,
    lastName: last,
    phone: '+31 20 000 00 00',
    email,
    language: 'en',
    invoiceAddress: { ...postal, first_name: first, last_name: last },
    registeredAt: now,
    expiresAt: now,
    approvedAt: now,
    customerId,
  })
  const asked = { name, email, phone: '', company: '', brand: '', website: '', message: SAID, askedAt: now }
  await db.insert(contactEnquiries).values({ ...asked, kind: 'general', language: 'en' })
  const [booth] = await rows<{ id: number; edition: number }>(
    db,
    sql`select id, edition_id as edition from exhibitors limit 1`,
  )
  await db.insert(boothEnquiries).values({
    ...{ editionId: booth!.edition, exhibitorId: booth!.id, customerId, userId },
    ...{ kind: 'question', message: SAID, phone: '', wishedTime: '', askedAt: now },
  })
  const [job] = await db.insert(jobOpenings).values({ slug: 'picker', texts: {}, changedAt: now }).returning()
  const sent = { name, email, phone: '', message: SAID, language: 'en' as const }
  await db
    .insert(jobApplications)
    .values({ ...sent, jobId: job!.id, file: 'applications/ada.pdf', fileSize: 4, receivedAt: now, note: SAID })
  await db.insert(customerNotes).values({ customerId, writtenAt: now, text: SAID })
  await writeAudit(db, { at: now, userId, action: 'change rights', subject: email, details: { before: { name } } })
  await writeAudit(db, { at: now, userId: null, action: 'approve registration', subject: name })
  const letter = { kind: 'test', recipient: 'booth@example.test', replyTo: email, subject: `From ${name}` }
  await db.insert(mails).values({ ...letter, html: `<p>${SAID}</p>`, text: `Ada\nZwartkruis ${email}`, createdAt: now })
  const [question] = await rows<{ id: number }>(
    db,
    sql`insert into feedback_questions (exhibitor_id, type, question) values (${booth!.id}, 'text', 'How?') returning id`,
  )
  await db.execute(sql`insert into feedback_answers (question_id, user_id, value)
    values (${question!.id}, ${userId}, ${JSON.stringify(SAID)}::jsonb)`)
  await db.execute(sql`with survey as (
      insert into surveys (texts, questions, changed_at) values ('{}', '[]', ${now.toISOString()}) returning id
    ), answer as (
      insert into survey_answers (survey_id, customer_id, user_id, answered_at)
      select id, ${customerId}, ${userId}, ${now.toISOString()} from survey returning id
    ) insert into survey_choices (answer_id, question, text) select id, 1, ${SAID} from answer`)
  await db.execute(sql`insert into customer_references (customer_id, flavour_id, reference, saved_at, saved_by)
    select ${customerId}, id, ${SAID}, ${now.toISOString()}, ${userId} from flavours limit 1 on conflict do nothing`)
  const answered = JSON.stringify({ shipping_addresses: [{ first_name: first, last_name: last }] })
  await db.execute(sql`insert into api_requests
    (customer_id, at, is_test, rights, method, path, status, duration_ms, request_id, answer)
    values (${customerId}, ${now.toISOString()}, false, '[]', 'GET', '/api/v1/order-options', 200, 1, 'r', ${answered})`)
  await db.execute(sql`insert into invitations (email, name, customer_id, rights, invited_at, expires_at)
    values (${email}, ${name}, ${customerId}, '[]', ${now.toISOString()}, ${now.toISOString()})`)
}

/** Every text and JSON column of the database in which a text stands, as table.column. */
export async function placesOf(db: Db, text: string): Promise<string[]> {
  const columns = await rows<{ schema: string; table: string; column: string }>(
    db,
    sql`select table_schema as schema, table_name as table, column_name as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'filled')
        and (data_type in ('text', 'character varying', 'json', 'jsonb') or data_type = 'ARRAY')`,
  )
  const found: string[] = []
  for (const { schema, table, column } of columns) {
    const [name, from] = [sql.identifier(column), sql`${sql.identifier(schema)}.${sql.identifier(table)}`]
    const [hit] = await rows(db, sql`select 1 from ${from} where ${name}::text ilike ${`%${text}%`} limit 1`)
    if (hit) found.push(`${schema === 'public' ? '' : `${schema}.`}${table}.${column}`)
  }
  return found.toSorted()
}
