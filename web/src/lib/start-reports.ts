import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser'

/** Share of errors that are reported: one in ten. */
const SAMPLE_RATE = 0.1

let isStarted = false

/** Only what broke and where: no clicks, calls, sessions or names. */
export function startReports(dsn: string): void {
  if (isStarted) return
  isStarted = true
  const client = new BrowserClient({
    dsn,
    sampleRate: SAMPLE_RATE,
    stackParser: defaultStackParser,
    transport: options => makeFetchTransport(options, (address, init) => fetch(address, init)),
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, urlQueryParams: false },
    integrations: [globalHandlersIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
  })
  getCurrentScope().setClient(client)
  client.init()
}
