import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { onSessionEnded } from '../../lib/session-ended.ts'
import { mustChangePassword, userQuery, useUser } from '../../lib/user.ts'

const LoginDialog = lazy(() => import('./LoginDialog.tsx'))
const CHANGE = '/account/change-password'
const ALLOWED = [CHANGE, '/logout']

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

  return (
    asked && (
      <Suspense>
        <LoginDialog open={ended} onClose={() => setEnded(false)} />
      </Suspense>
    )
  )
}
