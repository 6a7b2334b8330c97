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

/** Longest that one scene may take before it is given up: a slow machine under load. */
const patience = 20 * 60_000

/** Chromium with the hall loaded, served from this process; one page per scene, so that memory is given back. */
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
  return {
    async render(panoNr, passes, log) {
      const page = await browser.newPage()
      try {
        page.on('console', message => log(message.text()))
        const failed = new Promise<never>((_, reject) => page.on('pageerror', reject))
        const picture = new Promise<Buffer>(resolve => {
          deliver = resolve
        })
        await page.goto(address)
        await page.waitForFunction(() => 'bakeScene' in window)
        page.setDefaultTimeout(patience)
        await yieldToOthers()
        await Promise.race([
          failed,
          page.evaluate(([number, count]) => window.bakeScene(number!, count!), [panoNr, passes]),
        ])
        return await picture
      } finally {
        await page.close()
      }
    },
    async close() {
      await close()
      server.close()
    },
  }
}
