import type { RequestListener, Server } from 'node:http'
import { buildApp } from './app.ts'
import { hasDemo } from './areas/seller/index.ts'
import { demoAccounts } from './demo-accounts.ts'
import { guardClock } from './guard-clock.ts'
import { guardDemoPassword, loadDemoWhenEmpty, wantsDemo } from './initial-demo.ts'
import { isEmpty } from './is-empty.ts'
import { addressOf, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { answerWhileStarting, makeHttpServer } from './platform/http-server.ts'
import { plainError } from './platform/plain-error.ts'
import { clearScratch } from './platform/scratch.ts'
import { closeAtStop } from './stopping.ts'

/** Time for running requests to finish; the rest is cut off, so that the shutdown can complete. */
const FINISH_MS = 7000

await start().catch(error => {
  const { message, cause } = plainError(error)
  const reason = cause && !message.includes(cause.message) ? `: ${cause.message}` : ''
  console.error(`Fairfloor cannot start. ${message || error.code || error}${reason}`)
  process.exit(1)
})

async function start(): Promise<void> {
  const config = readConfig(process.env)

  // Listens at once: /health answers 'starting' while the database opens and the demo loads.
  let answer = answerWhileStarting
  const http = makeHttpServer(config, (request, response) => answer(request, response))
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(config.port, config.host, resolve)
  })

  // While starting there is nothing else to close; a half-loaded demo is rolled back.
  closeAtStop(() => finishRequests(http))

  await clearScratch()
  console.log('Opening the database …')
  const database = await openDatabase(config)
  if (!wantsDemo(config) || !(await isEmpty(database.db))) await guardClock(config, database.db)
  let listener = answer
  const app = await buildApp(config, database, {
    serverFactory(handler) {
      listener = handler as RequestListener
      return http
    },
  })
  await loadDemoWhenEmpty(app)
  await guardDemoPassword(app)
  await app.start()
  answer = listener
  closeAtStop(async () => {
    const finished = finishRequests(http)
    app.endStreams()
    await finished
    await app.close()
    await database.close()
  })

  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`Fairfloor is open at ${addressOf(config.host, port)}`)
  if (!app.shop.find())
    console.log(
      'It is not set up yet: npm run setup makes the first login, the seller and, if you like, the first trade show.',
    )
  else if (await hasDemo(database.db)) console.log(demoAccounts())
}

/** Stops accepting connections and waits for running requests. We own the socket, so Fastify's close does not handle it. */
async function finishRequests(http: Server): Promise<void> {
  // A keep-alive connection becomes idle after its answer, and would prevent the close.
  const sweep = setInterval(() => http.closeIdleConnections(), 50)
  const cut = setTimeout(() => http.closeAllConnections(), FINISH_MS)
  await new Promise(resolve => http.close(resolve))
  clearInterval(sweep)
  clearTimeout(cut)
}
