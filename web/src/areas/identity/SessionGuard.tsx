import { changePasswordPage, logoutPage } from '@fairfloor/domain/identity/pages'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { notifySessionEnded, onSessionEnded } from '../../lib/session-ended.ts'
import { refreshUser } from './refresh-user.ts'
import { mustChangePassword, type User, userQuery, useUser } from './user.ts'

const LoginDialog = lazy(() => import('./LoginDialog.tsx'))
const CHANGE = changePasswordPage.path
const ALLOWED: readonly string[] = [CHANGE, logoutPage.path]

/**
 * Around every page: a session that ended in the middle of the work asks for a login over the page, which stays as it
 * is; a login with a one-time password leads to the choice of a new one first.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const user = useUser()
  const { pathname, search, hash } = useLocation()
  if (mustChangePassword(user) && !ALLOWED.includes(pathname))
    return <Navigate to={`${CHANGE}?target=${encodeURIComponent(pathname + search + hash)}`} replace />
  return (
    <>
      {children}
      <EndedSession />
    </>
  )
}

function EndedSession() {
  const client = useQueryClient()
  const user = useUser()
  const [ended, setEnded] = useState(false)
  const [asked, setAsked] = useState(false)

  useEffect(
    () =>
      onSessionEnded(() => {
        // Who is known as a visitor has lost no session: their page offers the login itself.
        if (!client.getQueryData(userQuery.queryKey)?.user) return
        setEnded(true)
        setAsked(true)
      }),
    [client],
  )

  // All tabs have one session: who logs in, out or acts for somebody in one of them does so in the others.
  const who = whoIs(user)
  useEffect(() => {
    if (who === undefined) return
    tellOtherTabs(who)
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== KEY || newValue === null) return
      if (newValue === who) setEnded(false)
      else if (newValue === VISITOR) notifySessionEnded()
      else void refreshUser(client).then(() => setEnded(false))
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [client, who])

  return (
    asked && (
      <Suspense>
        <LoginDialog open={ended} onClose={() => setEnded(false)} />
      </Suspense>
    )
  )
}

const KEY = 'fairfloor.session'
const VISITOR = 'visitor'

/** Whose session this is, and who acts in it; undefined while that is not known. */
const whoIs = (user: User | null | undefined): string | undefined =>
  user === undefined ? undefined : user === null ? VISITOR : `${user.id} ${user.switched_from ?? ''}`

function tellOtherTabs(who: string): void {
  try {
    localStorage.setItem(KEY, who)
  } catch {}
}
