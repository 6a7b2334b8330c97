import { logout } from '@fairfloor/domain/identity/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { CallError, call } from '../../lib/call.ts'
import { forgetTyped } from '../../lib/forget-typed.ts'
import { useTexts } from '../../lib/texts.tsx'
import { userQuery } from '../../lib/user.ts'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useAction } from '../../ui/useAction.ts'
import styles from './Page.module.css'
import { refreshUser } from './refresh-user.ts'
import { identityTexts } from './texts.ts'

/** /logout: ends the session and leads to the start page; a session that had ended already is no failure. */
export function LogoutPage() {
  const t = useTexts(identityTexts).logout
  const client = useQueryClient()
  const navigate = useNavigate()
  const leave = useAction(async () => {
    const { user } = await client.ensureQueryData(userQuery)
    if (user) {
      await call(logout, {}).catch((error: unknown) => {
        if (!(error instanceof CallError && error.status === 401)) throw error
      })
      forgetTyped(user.id)
      await refreshUser(client)
    }
    navigate('/', { replace: true })
  })
  const { run } = leave
  const started = useRef(false)

  useEffect(() => {
    if (started.current) return
    started.current = true
    void run()
  }, [run])

  return (
    <div className={styles.page}>
      <PageTitle>{t.running}</PageTitle>
      {leave.error ? (
        <ErrorState
          title={t.failed}
          detail={leave.error.message}
          retrying={leave.loading}
          onRetry={() => void leave.run()}
        />
      ) : (
        <Spinner size={40} label={t.running} />
      )}
    </div>
  )
}
