import { useEffect } from 'react'
import { useSettings } from './settings.ts'

/** Share of errors that are reported: one in ten. */
const SAMPLE_RATE = 0.1

/** Reports errors to the service that the operator has set up; without one nothing is loaded. */
export function useErrorReports(): void {
  const dsn = useSettings()?.sentry_dsn
  useEffect(() => {
    if (dsn) void startReports(dsn).catch(() => {})
  }, [dsn])
}

let isStarted = false

/** Only what broke and where: no clicks, calls, sessions or names. */
async function startReports(dsn: string): Promise<void> {
  if (isStarted) return
  isStarted = true
  const {
    BrowserClient,
    dedupeIntegration,
    defaultStackParser,
    getCurrentScope,
    globalHandlersIntegration,
    linkedErrorsIntegration,
    makeFetchTransport,
  } = await import('@sentry/browser')
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
