import { resolve } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { makeClock } from './clock.ts'
import { addressOf, readConfig } from './config.ts'

describe('the settings', () => {
  test('without any: port 3000 of this machine alone, data in ./data, the demo around the present (TS-534, TS-535, TS-538, TS-543, TS-547)', () => {
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

  test('are taken from the environment (TS-534, TS-535, TS-538, TS-543)', () => {
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

  test('name the extras that the shop takes on lines (FF-1680)', () => {
    expect(readConfig({}).lineExtras).toEqual([])
    expect(readConfig({ LINE_EXTRAS: ' gift_note ' }).lineExtras).toEqual(['gift_note'])
    expect(() => readConfig({ LINE_EXTRAS: 'gift_note,gift' })).toThrow(/Of gift_note.*, those that the shop takes/)
  })

  test('that do not fit are named, all of them', () =>
    expect(() => readConfig({ PORT: 'x', CLOCK: 'today', DEMO_EDITION: '1999' })).toThrow(/PORT.*CLOCK.*DEMO_EDITION/))

  test.each([
    [
      'DATABASE_URL',
      ['mysql://x/y', 'db/shop'],
      ['postgres://u:p%23@db:5432/shop?sslmode=verify-full', 'postgresql:///shop?host=/run/postgresql'],
    ],
    [
      'FILES_URL',
      ['foo', 'https://host/bucket', 's3://key:secret@host/bucket'],
      ['http://key:s%2Fcret@127.0.0.1:9000/bucket', 'https://key:secret@bucket.host/?region=eu-central-1'],
    ],
    [
      'SMTP_URL',
      ['mail.shop.test', 'http://mail.shop.test', 'smtp://'],
      ['smtp://localhost:1025', 'smtps://user:secret@mail.example.com'],
    ],
    [
      'MAIL_FROM',
      ['nonsense', 'a@b.test, c@d.test', '<shop@>'],
      ['shop@example.com', 'Kracht & Co. <post@kracht.example>', '"Shop, the" <a@b.test>'],
    ],
    [
      'PUBLIC_URL',
      [
        'fair.shop.test',
        'https://fair.shop.test/path',
        'ftp://fair.shop.test',
        'https://u:p@fair.shop.test',
        'https://fair.shop.test/?x',
      ],
      ['https://fair.shop.test', 'http://127.0.0.1:3000/'],
    ],
    ['PORT', ['x', '70000', '1.5'], ['0', '']],
    ['HSTS', ['yes'], ['host', 'off', '']],
  ])('%s is checked by its name, and its value is not repeated (FF-1492)', (name, wrong, right) => {
    for (const value of wrong) {
      let said = ''
      try {
        readConfig({ [name]: value })
      } catch (error) {
        said = (error as Error).message
      }
      expect(said, value).toMatch(new RegExp(`^Configuration: ${name}: `))
      if (name.endsWith('_URL')) expect(said).not.toContain(value)
    }
    for (const value of right) expect(() => readConfig({ [name]: value }), value).not.toThrow()
  })

  test('an IPv6 address that it listens on stands in brackets', () => {
    expect(readConfig({ HOST: '::1', PORT: '3128' }).publicUrl).toBe('http://[::1]:3128')
    expect(addressOf('shop.local', 80)).toBe('http://shop.local:80')
  })

  test('that are empty count as not set', () => expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined())
})

describe('the clock', () => {
  test('starts where it is told, and runs on (TS-544)', () => {
    const ticks = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const clock = makeClock(new Date('2031-05-06T12:00:00Z'))
    expect(clock()).toEqual(new Date('2031-05-06T12:00:00Z'))
    ticks.mockReturnValue(1000 + 3_600_000)
    expect(clock()).toEqual(new Date('2031-05-06T13:00:00Z'))
    ticks.mockRestore()
  })

  test('is the real time when it is not told (TS-545)', () => {
    const before = Date.now()
    expect(makeClock()().getTime()).toBeGreaterThanOrEqual(before)
    expect(makeClock()().getTime()).toBeLessThanOrEqual(Date.now())
  })
})
