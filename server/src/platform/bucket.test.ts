import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openFiles } from './files.ts'
import { NoFileStore } from './outages.ts'
import { savePicture } from './pictures.ts'
import { testApp } from './testing/app.ts'
import { freePort } from './testing/server-process.ts'

let folder: string
let server: S3rver
let host: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairfloor-bucket-'))
  const configureBuckets = [{ name: 'fairfloor' }]
  server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets })
  host = `127.0.0.1:${(await server.run()).port}`
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const urlOf = (secret: string, bucket = 'fairfloor') => `http://S3RVER:${secret}@${host}/${bucket}?region=eu-central-1`
const filesOf = (url: string) => openFiles(readConfig({ FILES_URL: url }))

describe('the S3-compatible bucket of FILES_URL', () => {
  test('that goes and comes back says so once each, and calls meanwhile fail as those without a database', async () => {
    const said: string[] = []
    const outage = { began: (reason: string) => said.push(reason), ended: () => said.push('ended') }
    const closed = `127.0.0.1:${await freePort()}`
    const away = openFiles(readConfig({ FILES_URL: `http://S3RVER:S3RVER@${closed}/fairfloor` }), outage)
    await expect(away.get('media/none')).rejects.toBeInstanceOf(NoFileStore)
    expect(said).toEqual([`TypeError: fetch failed ← connect ECONNREFUSED ${closed}`])
    const here = openFiles(readConfig({ FILES_URL: urlOf('S3RVER') }), outage)
    expect(await here.get('media/none')).toBeUndefined()
    expect(said.slice(1)).toEqual(['ended'])
  })

  test('keeps files, streams them with their size, overwrites and removes them (TS-539)', async () => {
    const files = filesOf(urlOf('S3RVER'))
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 251))
    await files.put('media/4f3a/source', Buffer.from('before'), 'text/plain')
    await files.put('media/4f3a/source', bytes, 'application/pdf')
    expect(await files.get('media/4f3a/source')).toEqual(bytes)
    const found = await files.stream('media/4f3a/source')
    expect(found?.size).toBe(bytes.length)
    expect(await buffer(found!.body)).toEqual(bytes)
    await files.remove('media/4f3a/source')
    expect(await files.get('media/4f3a/source')).toBeUndefined()
  })

  test('says that a file is not there, and removes it all the same', async () => {
    const files = filesOf(urlOf('S3RVER'))
    expect(await files.get('media/nothing')).toBeUndefined()
    expect(await files.stream('media/nothing')).toBeUndefined()
    await files.remove('media/nothing')
  })

  test.each([
    ['a wrong secret', () => urlOf('wrong'), '403 SignatureDoesNotMatch'],
    ['an unknown bucket', () => urlOf('S3RVER', 'nowhere'), '404 NoSuchBucket'],
  ])('%s is told with the place, and without the secret', async (_, url, told) => {
    const files = filesOf(url())
    const expected = new Error(`The file store at ${host} answered ${told}`)
    await expect(files.put('media/lost', Buffer.from('x'), 'text/plain')).rejects.toEqual(expected)
    await expect(files.get('media/lost')).rejects.toEqual(expected)
    await expect(files.stream('media/lost')).rejects.toEqual(expected)
  })

  test('serves pictures to the pages (TS-539)', async () => {
    const app = await testApp({ now: '2025-05-05T10:00:00Z', env: { FILES_URL: urlOf('S3RVER') } })
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
