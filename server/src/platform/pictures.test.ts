import { pbkdf2 } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { savePicture } from './pictures.ts'
import { type TestApp, testApp } from './testing/app.ts'
import { outsideData } from './testing/outside-data.ts'
import { withSide } from './testing/trick-pictures.ts'

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><rect width="40" height="60" fill="#c00"/></svg>',
)
const bomb = outsideData(
  'hostile-text/uploads/lottapixel.jpg',
  'platform/pictures',
  'a picture that others try uploads with',
)

let app: TestApp
let photo: Buffer
beforeAll(async () => {
  app = await testApp({ now: '2025-05-05T10:00:00Z' })
  photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0a0' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

const get = (url: string) => app.browser().get(url)

describe('a picture', () => {
  test('is served in the width and format asked for, to anyone and for ever (TS-521..523, SH-154..156)', async () => {
    const hash = await savePicture(app.platform.files, drawing)
    for (const format of ['webp', 'avif', 'png'] as const) {
      const answer = await get(`/media/${hash}/320.${format}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe(`image/${format}`)
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 480 })
    }
  })

  test('leaves room for others while many are made: a password is checked before the last one is there', async () => {
    const texts = Array.from({ length: 24 }, (_, i) => String(drawing).replace('#c00', `#${100 + i}`))
    const hashes = await Promise.all(texts.map(text => savePicture(app.platform.files, Buffer.from(text))))
    let made = 0
    const all = hashes.map(async hash => {
      await get(`/media/${hash}/640.avif`)
      made++
    })
    // Not asked for by a timer, which comes late on a machine that does other work.
    await Promise.race(all)
    await promisify(pbkdf2)('whey', 'salt', 1, 32, 'sha256')
    expect(made).toBeLessThan(hashes.length / 2)
    await Promise.all(all)
  })

  test('is not made larger than it was, unless it is a drawing', async () => {
    const hash = await savePicture(app.platform.files, photo)
    expect(await sharp((await get(`/media/${hash}/640.webp`)).rawPayload).metadata()).toMatchObject({ width: 400 })
    expect(await sharp((await get(`/media/${hash}/160.webp`)).rawPayload).metadata()).toMatchObject({ width: 160 })
  })

  test('saved twice is one (TS-540)', async () => {
    const { files } = app.platform
    expect(await savePicture(files, photo)).toBe(await savePicture(files, Buffer.from(photo)))
    expect(await savePicture(files, photo)).not.toBe(await savePicture(files, drawing))
  })

  test('asked for by many at once is made once', async () => {
    const hash = await savePicture(app.platform.files, Buffer.concat([drawing, Buffer.from('<!-- again -->')]))
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`/media/${hash}/640.webp`)))
    expect(new Set(answers.map(answer => answer.rawPayload.toString('base64'))).size).toBe(1)
  })

  test.each([
    '/media/00000000000000000000000000000000/320.webp',
    '/media/NOPE/320.webp',
    '/media/..%2f..%2fetc/320.webp',
    '/media/%00/320.webp',
    '/media/HASH/321.webp',
    '/media/HASH/0320.webp',
    '/media/HASH/320.gif',
    '/media/HASH/source',
    '/media/HASH/320.webp.part',
  ])('%s is not found', async address => {
    const hash = await savePicture(app.platform.files, drawing)
    expect((await get(address.replace('HASH', hash))).statusCode).toBe(404)
  })
})

describe('no picture', () => {
  const refused = (bytes: Uint8Array) =>
    expect(savePicture(app.platform.files, bytes)).rejects.toMatchObject({ code: 'not_a_picture' })

  test.each([
    ['text', Buffer.from('<html><body>hello</body></html>')],
    ['nothing', Buffer.alloc(0)],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a drawing with entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing}`)],
    [
      'a drawing of a billion pixels',
      Buffer.from(String(drawing).replace('width="40" height="60"', 'width="40000" height="40000"')),
    ],
  ])('is %s', (_, bytes) => refused(bytes))

  test('is half a photograph', async () => {
    await refused(photo.subarray(0, photo.length / 2))
  })

  test('is a small file that claims to be a huge picture', async () => {
    const huge = withSide(photo, 60_000)
    expect(await sharp(huge, { limitInputPixels: false }).metadata()).toMatchObject({ width: 60_000, height: 60_000 })
    await refused(huge)
  })

  test.runIf(bomb)('is the one that such uploads are tried with', () => refused(readFileSync(bomb!)))
})
