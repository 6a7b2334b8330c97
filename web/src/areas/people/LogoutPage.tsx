import { logout } from '@fairfloor/domain/people/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Navigate } from 'react-router'
import { errorWords } from '../../lib/error-words.ts'
import { forgetTyped } from '../../lib/sending/draft.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { refreshUser } from '../../visit/refresh-user.ts'
import { visitTexts } from '../../visit/texts.ts'
import { userQuery } from '../../visit/user.ts'

/** /logout: ends the session and redirects to the start page; an expired session is not an error. */
export function LogoutPage() {
  const t = useTexts(visitTexts).logout
  const query = useQuery(userQuery)
  return (
    <div className="stack packed gap-4 wide narrow m-auto pad-y-6">
      <PageTitle>{t.running}</PageTitle>
      <Loaded query={query} waiting={<Spinner size={40} label={t.running} />}>
        {({ user }) => (user ? <EndSession userId={user.id} /> : <Navigate to="/" replace />)}
      </Loaded>
    </div>
  )
}

function EndSession({ userId }: { userId: number }) {
  const t = useTexts(visitTexts).logout
  const client = useQueryClient()
  const { run, error, loading } = useApiMutation(logout, {
    isAlreadyDone: ({ status }) => status === 401,
    onDone: () => {
      forgetTyped(userId)
      // There is no user then, and the page redirects.
      return refreshUser(client)
    },
  })
  const started = useRef(false)

  useEffect(() => {
    if (started.current) return
    started.current = true
    void run({})
  }, [run])

  if (!error) return <Spinner size={40} label={t.running} />
  return <ErrorState title={t.failed} detail={errorWords(error)} retrying={loading} onRetry={() => void run({})} />
}
