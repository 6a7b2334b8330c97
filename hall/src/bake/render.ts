import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrandArt } from '../booths/look.ts'
import { bundle } from './bundle.ts'
import { openChromium } from './chromium.ts'

export interface Renderer {
  /** The panorama of a scene as raw RGB, `width` × `width / 2`. */
  render(panoNr: number, passes: number, log: (line: string) => void): Promise<Buffer>
  close(): Promise<void>
}

const shellPage = '<!doctype html><script type="module" src="/page.js"></script>'

/** Longest time for one scene, on a slow machine under load. */
const patience = 20 * 60_000

/** Chromium with the hall loaded, served from this process; one page for all scenes, which share most drawings. */
export async function openRenderer(exhibits: BrandArt[]): Promise<Renderer> {
  const pages: Record<string, [type: string, body: string]> = {
    '/page.js': ['text/javascript', await bundle()],
    '/exhibits': ['application/json', JSON.stringify(exhibits)],
  }
  let deliver: (picture: Buffer) => void = () => {}
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part as Buffer)
      deliver(Buffer.concat(parts))
      response.end()
    } else {
      const [type, body] = pages[request.url ?? ''] ?? ['text/html', shellPage]
      response.setHeader('content-type', type).end(body)
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const { browser, yieldToOthers, close } = await openChromium()
  const page = await browser.newPage()
  page.setDefaultTimeout(patience)
  let log: (line: string) => void = () => {}
  page.on('console', message => log(message.text()))
  await page.goto(address)
  await page.waitForFunction(() => 'bakeScene' in window)
  await yieldToOthers()
  return {
    async render(panoNr, passes, to) {
      log = to
      const picture = new Promise<Buffer>(resolve => {
        deliver = resolve
      })
      await page.evaluate(([number, count]) => window.bakeScene(number, count), [panoNr, passes] as const)
      return await picture
    },
    async close() {
      await close()
      server.close()
    },
  }
}
