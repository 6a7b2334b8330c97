import { resolve } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { makeClock } from './clock.ts'
import { readConfig } from './config.ts'

describe('the settings', () => {
  test('without any: port 3000 of this machine alone, data in ./data, the demo around the present', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: resolve('data'),
      filesUrl: undefined,
      smtpUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      clockStart: undefined,
      demoEdition: 'now',
      helpWidgetUrl: undefined,
      logLevel: 'info',
    })
  })

  test('are taken from the environment', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://db/fair',
      DATA_DIR: '/srv/fair',
      PUBLIC_URL: 'https://fair.test/',
      CLOCK: '2031-05-06T12:00:00+02:00',
      DEMO_EDITION: '2025',
    }
    expect(readConfig(env)).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgres://db/fair',
      dataDir: '/srv/fair',
      publicUrl: 'https://fair.test',
      clockStart: new Date('2031-05-06T10:00:00Z'),
      demoEdition: '2025',
    })
  })

  test('that do not fit are named, all of them', () =>
    expect(() => readConfig({ PORT: 'x', CLOCK: 'today', DEMO_EDITION: '1999' })).toThrow(/PORT.*CLOCK.*DEMO_EDITION/))

  test('that are empty count as not set', () => expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined())
})

describe('the clock', () => {
  test('starts where it is told, and runs on', () => {
    const ticks = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const clock = makeClock(new Date('2031-05-06T12:00:00Z'))
    expect(clock()).toEqual(new Date('2031-05-06T12:00:00Z'))
    ticks.mockReturnValue(1000 + 3_600_000)
    expect(clock()).toEqual(new Date('2031-05-06T13:00:00Z'))
    ticks.mockRestore()
  })

  test('is the real time when it is not told', () => {
    const before = Date.now()
    expect(makeClock()().getTime()).toBeGreaterThanOrEqual(before)
    expect(makeClock()().getTime()).toBeLessThanOrEqual(Date.now())
  })
})
