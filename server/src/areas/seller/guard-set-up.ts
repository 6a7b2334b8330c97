import { refuse } from '@fairfloor/domain/general-refusals'
import type { FastifyRequest } from 'fastify'
import { sendProblem } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LiveShop } from './live-shop.ts'

/** Must answer before the shop is set up. */
const ALWAYS = /^\/(health|live)$|^\/assets\//

const RETRY_SECONDS = 30

/** Until the shop is set up, pages and calls answer 503. Register before anything that reads the shop. */
export function guardSetUp({ server }: Platform, shop: LiveShop): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (shop.find() || ALWAYS.test(request.url.split('?', 1)[0]!)) return done()
    reply.header('retry-after', RETRY_SECONDS).header('cache-control', 'no-store')
    if (!wantsPage(request)) return void sendProblem(reply, refuse('not_set_up'))
    reply.code(503).type('text/html; charset=utf-8').send(PAGE)
  })
}

const wantsPage = ({ headers, url }: FastifyRequest) =>
  !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Not set up yet</title>
    <style>
      body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
        background: #f4f5f2; color: #14171a; font: 15px/24px Inter, "Helvetica Neue", Arial, sans-serif; }
      main { max-width: 480px; padding: 32px; background: #fff; border: 1px solid #dfe2dc; border-radius: 10px; }
      h1 { margin: 0 0 12px; font: 600 36px/40px "Barlow Condensed", "Arial Narrow", Arial, sans-serif; }
      p { margin: 0 0 12px; }
      p:last-child { margin: 0; color: #4b5358; }
      code { padding: 2px 6px; border-radius: 6px; background: #f4f5f2; font: 14px ui-monospace, Menlo, Consolas, monospace; }
    </style>
  </head>
  <body>
    <main>
      <h1>This shop is not set up yet</h1>
      <p lang="de">Dieser Shop ist noch nicht eingerichtet.</p>
      <p>If you run it: <code>npm run setup</code> asks who sells, makes the first login and, if you like, plans the first trade show.</p>
    </main>
  </body>
</html>
`
