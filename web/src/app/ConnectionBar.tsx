import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { renewPage, useIsOutdated } from '../lib/outdated.ts'
import { useIsConnected } from '../lib/sending/connection.ts'
import { connectionTexts } from '../lib/sending/connection-texts.ts'
import { useTexts } from '../lib/texts.tsx'
import { announce } from '../ui/announce.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './ConnectionBar.module.css'

/**
 * Over every page while the connection is lost, and when the server has a newer build. The page below stays as it is:
 * queries and waiting changes carry on by themselves, and the next navigation loads the newer build.
 */
export function ConnectionBar() {
  const t = useTexts(connectionTexts)
  const client = useQueryClient()
  const isConnected = useIsConnected()
  const isOutdated = useIsOutdated()
  const { pathname } = useLocation()
  const last = useRef({ isConnected, pathname })

  useEffect(() => {
    if (last.current.isConnected === isConnected) return
    last.current.isConnected = isConnected
    announce(isConnected ? t.returned : t.lost)
  }, [isConnected, t])

  useEffect(() => {
    if (last.current.pathname === pathname) return
    last.current.pathname = pathname
    // A reload would abort a change on its way; a later navigation renews the page.
    if (isOutdated && isConnected && client.isMutating() === 0) renewPage()
  }, [pathname, isOutdated, isConnected, client])

  if (isConnected && !isOutdated) return null
  // Beside the page's root, so that it is above dialogs too.
  return createPortal(
    <aside className={`row middle gap-3 t15 paper-ink bold pad-y-2 pad-x-4 on-ink ${styles.bar}`} aria-label={t.label}>
      <Icon name={isConnected ? 'refresh' : 'offline'} />
      {isConnected ? t.outdated : t.lost}
      {isConnected && (
        <button
          type="button"
          className={`nowrap underlined pad-x-3 ${styles.load}`}
          // A sheet closes when it loses the focus.
          onMouseDown={event => event.preventDefault()}
          onClick={() => location.reload()}
        >
          {t.load}
        </button>
      )}
    </aside>,
    document.body,
  )
}
