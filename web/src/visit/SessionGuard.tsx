import { SECURITY } from '@fairfloor/domain/people/addresses'
import { changePasswordPage, logoutPage } from '@fairfloor/domain/people/pages'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { notifySessionEnded, onSessionEnded } from '../lib/call.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { refreshUser } from './refresh-user.ts'
import { mustChangePassword, mustSetUpSecondFactor, type User, userQuery, useUser } from './user.ts'

const LoginDialog = lazyPart(() => import('./LoginDialog.tsx'))
const CHANGE = changePasswordPage.path

/** Where a user has to secure the account before anything else; undefined: nowhere. */
const firstPlace = (user: User | null | undefined): string | undefined =>
  mustChangePassword(user) ? CHANGE : mustSetUpSecondFactor(user) ? SECURITY : undefined

/**
 * Frame of every page: when a session ends, a login opens over the page and leaves it unchanged; a login with a
 * one-time password first leads to choosing a new one, that of staff to the second factor where it is demanded.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const user = useUser()
  const { pathname, search, hash } = useLocation()
  const first = firstPlace(user)
  if (first && pathname !== first && pathname !== logoutPage.path)
    return <Navigate to={`${first}?target=${encodeURIComponent(pathname + search + hash)}`} replace />
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
        // A visitor has lost no session: the page itself offers the login.
        if (!client.getQueryData(userQuery.queryKey)?.user) return
        setEnded(true)
        setAsked(true)
      }),
    [client],
  )

  // All tabs share one session, so logins, logouts and switches in one of them affect the others.
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

/** The session's user, and the agent acting in it; undefined while unknown. */
const whoIs = (user: User | null | undefined): string | undefined =>
  user === undefined ? undefined : user === null ? VISITOR : `${user.id} ${user.switched_from ?? ''}`

function tellOtherTabs(who: string): void {
  try {
    localStorage.setItem(KEY, who)
  } catch {}
}
