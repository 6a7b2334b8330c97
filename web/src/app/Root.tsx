import { Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { useErrorReports } from '../lib/error-reports.ts'
import { errorWords } from '../lib/error-words.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { OutdatedError } from '../lib/load-code.ts'
import { renewPage } from '../lib/outdated.ts'
import { OwnerProvider } from '../lib/sending/pending.tsx'
import { useSettings } from '../lib/settings.ts'
import { useTexts } from '../lib/texts.tsx'
import { ErrorState } from '../ui/EmptyState.tsx'
import { SessionGuard } from '../visit/SessionGuard.tsx'
import { isOperator, useUser } from '../visit/user.ts'
import { appTexts } from './texts.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useScrollKept } from './use-scroll-kept.ts'

const Consent = lazyPart(async () => ({ default: (await import('../areas/content/Consent.tsx')).Consent }))

// For the operator alone.
const PreviewStrip = lazyPart(async () => ({
  default: (await import('../areas/newcomer-week/preview/PreviewStrip.tsx')).PreviewStrip,
}))

/** Frame of every page: owner of the typed quantities, login when a session ends, scroll restoration. */
export function Root() {
  const user = useUser()
  const settings = useSettings()
  useScrollKept()
  useFocusKept()
  useErrorReports()
  return (
    <OwnerProvider user={user?.id ?? null}>
      <SessionGuard>
        <Outlet />
      </SessionGuard>
      {(settings?.help_widget_url || settings?.tag_manager_id) && (
        <Suspense>
          <Consent />
        </Suspense>
      )}
      {isOperator(user) && (
        <Suspense>
          <PreviewStrip />
        </Suspense>
      )}
    </OwnerProvider>
  )
}

/** Shown when a page crashes. If its code is gone after an update, the new one is loaded. */
export function PageError({ error }: { error: unknown }) {
  const t = useTexts(appTexts)
  useEffect(() => {
    if (error instanceof OutdatedError) renewPage()
    // The router has caught the error, so it must be reported here.
    else if (error instanceof Error) reportError(error)
  }, [error])
  return (
    <main className={'grid in-middle window-high pad-6'}>
      <ErrorState
        title={t.broken}
        detail={error instanceof Error ? errorWords(error) : null}
        onRetry={() => location.reload()}
      />
    </main>
  )
}
