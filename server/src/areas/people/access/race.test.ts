import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'

const NOW = '2031-05-05T10:00:00Z'
let app: TestApp
let manager: Browser

beforeAll(async () => {
  app = await testApp({ now: NOW })
  await demoPeople(app.platform.db, new Date(NOW))
  manager = await browserOf(app, ACCOUNTS.gym)
})
afterAll(() => app.close())

test('a manager who has just lost the right can do nothing more, whatever the session still says (FF-1340)', async () => {
  const { db } = app.platform
  const invited = await manager.post('/api/company/invitations', { email: 'new@gym.test', name: 'New', rights: [] })
  const [{ id }] = invited.json().invitations
  const rightsAre = (...rights: string[]) =>
    db.execute(sql`update users set rights = ${JSON.stringify(rights)}::jsonb where email = ${ACCOUNTS.gym}`)
  await rightsAre('order')
  const answers = [
    await manager.post(`/api/company/invitations/${id}/mail`),
    await manager.call({ method: 'DELETE', url: `/api/company/invitations/${id}` }),
    await manager.post('/api/company/invitations', { email: 'other@gym.test', name: 'Other', rights: [] }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
})
