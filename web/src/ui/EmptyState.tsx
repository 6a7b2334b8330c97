import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { Button } from './Button.tsx'
import styles from './EmptyState.module.css'
import { Icon, type IconName } from './Icon.tsx'
import { uiTexts } from './texts.ts'

export interface EmptyStateProps {
  icon?: IconName
  title: string
  /** Set if it is the page's only content. */
  isPage?: boolean
  /** What will be listed here. */
  children?: ReactNode
  /** The next step: a LinkButton or Button. */
  action?: ReactNode
}

export const EmptyState = ({ icon = 'box', title, isPage, children, action }: EmptyStateProps) => (
  <div className={`grid gap-2 to-middle pad-y-10 pad-x-4 narrow ${styles.state}`}>
    <span className={`grid in-middle fg-2 on-fog round-sheet mb-2 ${styles.icon}`}>
      <Icon name={icon} size={32} />
    </span>
    {isPage ? <h1 className={styles.title}>{title}</h1> : <p className={styles.title}>{title}</p>}
    {children && <div className={`fg-2 ${styles.lines}`}>{children}</div>}
    {action && <div className="row wrap centred gap-2 mt-4">{action}</div>}
  </div>
)

interface ErrorStateProps {
  title?: string
  /** The server's error text. */
  detail?: string | null
  onRetry?: () => void
  retrying?: boolean
}

/** In place of a list or page that failed to load. */
export function ErrorState({ title, detail, onRetry, retrying }: ErrorStateProps) {
  const t = useTexts(uiTexts)
  return (
    <div className={`grid gap-2 to-middle pad-y-10 pad-x-4 narrow ${styles.state}`} role="alert">
      <span className={`grid in-middle fg-2 on-fog round-sheet mb-2 ${styles.icon}`} data-tone="error">
        <Icon name="warning" size={32} />
      </span>
      <p className={styles.title}>{title ?? t.wentWrong}</p>
      {detail && <p className={`fg-2 ${styles.lines}`}>{detail}</p>}
      {onRetry && (
        <div className="row wrap centred gap-2 mt-4">
          <Button icon="refresh" onClick={onRetry} loading={retrying}>
            {t.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
