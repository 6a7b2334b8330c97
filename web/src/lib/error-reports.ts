import { useEffect } from 'react'
import { useSettings } from './settings.ts'

/** Of ten errors one is reported (specification of the shop, §9). */
const SAMPLE_RATE = 0.1

/** Reports what breaks in this browser to the service that the operator has set up; without one nothing is loaded. */
export function useErrorReports(): void {
  const dsn = useSettings()?.sentry_dsn
  useEffect(() => {
    if (dsn) void startReports(dsn).catch(() => {})
  }, [dsn])
}

let isStarted = false

/** Only what broke and where: no clicks, no calls, no session, nobody's name. */
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
