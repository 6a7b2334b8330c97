import { useEffect } from 'react'
import { useSettings } from './settings.ts'

/** Reports errors to the service that the operator has set up; without one nothing is loaded. */
export function useErrorReports(): void {
  const dsn = useSettings()?.sentry_dsn
  useEffect(() => {
    if (dsn) void import('./start-reports.ts').then(({ startReports }) => startReports(dsn)).catch(() => {})
  }, [dsn])
}
