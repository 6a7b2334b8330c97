import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openFiles } from './files.ts'
import { NoFileStore } from './outages.ts'
import { savePicture } from './pictures.ts'
import { testApp } from './testing/app.ts'
import { startBucket } from './testing/bucket.ts'
import { freePort } from './testing/server-process.ts'

const SECRET = 'of-the-bucket'
let bucket: Awaited<ReturnType<typeof startBucket>>

beforeAll(async () => {
  bucket = await startBucket({ name: 'fairfloor', secret: SECRET })
})
afterAll(() => {
  bucket.close()
})

const urlOf = (secret = SECRET, name = 'fairfloor') => `http://KEY:${secret}@${bucket.host}/${name}?region=eu-central-1`
const filesOf = (url: string) => openFiles(readConfig({ FILES_URL: url }))

describe('the S3-compatible bucket of FILES_URL', () => {
  test('that goes and comes back says so once each, and calls meanwhile fail as those without a database', async () => {
    const said: string[] = []
    const outage = { began: (reason: string) => said.push(reason), ended: () => said.push('ended') }
    const closed = `127.0.0.1:${await freePort()}`
    const away = openFiles(readConfig({ FILES_URL: `http://KEY:${SECRET}@${closed}/fairfloor` }), outage)
    await expect(away.get('media/none')).rejects.toBeInstanceOf(NoFileStore)
    expect(said).toEqual([`TypeError: fetch failed ← connect ECONNREFUSED ${closed}`])
    const here = openFiles(readConfig({ FILES_URL: urlOf() }), outage)
    expect(await here.get('media/none')).toBeUndefined()
    expect(said.slice(1)).toEqual(['ended'])
  })

  test('keeps files, streams them with their size, overwrites and removes them (TS-539)', async () => {
    const files = filesOf(urlOf())
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251))
    await files.put('media/4f3a/source', Buffer.from('before'), 'text/plain')
    await files.put('media/4f3a/source', bytes, 'application/pdf')
    expect(await files.get('media/4f3a/source')).toEqual(bytes)
    const found = await files.stream('media/4f3a/source')
    expect(found?.size).toBe(bytes.length)
    expect(await buffer(found!.body)).toEqual(bytes)
    expect(await files.size('media/4f3a/source')).toBe(bytes.length)
    expect(await buffer((await files.part('media/4f3a/source', 10, 19))!)).toEqual(bytes.subarray(10, 20))
    await files.remove('media/4f3a/source')
    expect(await files.get('media/4f3a/source')).toBeUndefined()
  })

  test('says that a file is not there, and removes it all the same', async () => {
    const files = filesOf(urlOf())
    expect(await files.get('media/nothing')).toBeUndefined()
    expect(await files.stream('media/nothing')).toBeUndefined()
    await files.remove('media/nothing')
  })

  test.each([
    ['a wrong secret', () => urlOf('wrong'), '403 SignatureDoesNotMatch'],
    ['an unknown bucket', () => urlOf(SECRET, 'nowhere'), '404 NoSuchBucket'],
  ])('%s is told with the place, and without the secret', async (_, url, told) => {
    const files = filesOf(url())
    const expected = new Error(`The file store at ${bucket.host} answered ${told}`)
    await expect(files.put('media/lost', Buffer.from('x'), 'text/plain')).rejects.toEqual(expected)
    await expect(files.get('media/lost')).rejects.toEqual(expected)
    await expect(files.stream('media/lost')).rejects.toEqual(expected)
  })

  test('serves pictures to the pages (TS-539)', async () => {
    const app = await testApp({ now: '2025-05-05T10:00:00Z', env: { FILES_URL: urlOf() } })
    const photo = { width: 400, height: 200, channels: 3, background: '#0a0' } as const
    const hash = await savePicture(app.platform.files, await sharp({ create: photo }).png().toBuffer())
    for (const _ of ['made', 'kept']) {
      const answer = await app.browser().get(`/media/${hash}/160.webp`)
      expect(answer.statusCode).toBe(200)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 160 })
    }
    expect((await app.browser().get(`/media/${'0'.repeat(32)}/160.webp`)).statusCode).toBe(404)
    await app.close()
  })
})
