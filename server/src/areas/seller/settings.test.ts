import { afterEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../platform/testing/app.ts'

let app: TestApp
afterEach(() => app.close())

const settings = async () => (await app.browser().get('/api/settings')).json()

test('the year is the clock’s, where the shop stands (SH-107)', async () => {
  // In Amsterdam it is an hour later.
  app = await testApp({ now: '2031-12-31T22:59:59Z' })
  expect(await settings()).toMatchObject({ year: 2031 })
  app.setNow('2031-12-31T23:00:00Z')
  expect(await settings()).toMatchObject({ year: 2032 })
})

const widget = 'https://help.example.test/widget.js'
test.each<{ set: string; env: Record<string, string>; named: object }>([
  { set: 'none', env: {}, named: { tag_manager_id: null, help_widget_url: null } },
  {
    set: 'TAG_MANAGER_ID',
    env: { TAG_MANAGER_ID: 'GTM-1' },
    named: { tag_manager_id: 'GTM-1', help_widget_url: null },
  },
  {
    set: 'HELP_WIDGET_URL',
    env: { HELP_WIDGET_URL: widget },
    named: { tag_manager_id: null, help_widget_url: widget },
  },
])('third parties are those that are set up: $set (SH-588, SH-666)', async ({ env, named }) => {
  app = await testApp({ now: '2031-05-06T10:00:00Z', env })
  expect(await settings()).toMatchObject(named)
})
