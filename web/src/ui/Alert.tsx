import type { ReactNode } from 'react'
import { useTexts } from '../lib/texts.tsx'
import styles from './Alert.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { uiTexts } from './texts.ts'

const looks = { error: 'error', warning: 'warning', info: 'info', success: 'check' } as const

interface AlertProps {
  tone?: keyof typeof looks
  title?: string
  children?: ReactNode
  /** A button or link at its end. */
  action?: ReactNode
  /** Makes the alert dismissible. */
  onDismiss?: () => void
  className?: string
}

/** A message near its cause. Errors are announced at once, the rest when the screen reader is idle. */
export function Alert({ tone = 'info', title, children, action, onDismiss, className }: AlertProps) {
  const t = useTexts(uiTexts)
  return (
    <div
      className={classes(`row wrap top gap-3 ink round-input ${styles.alert}`, styles[tone], className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={looks[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <strong className="bold">{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action}
      {onDismiss && <IconButton icon="close" label={t.dismiss} onClick={onDismiss} />}
    </div>
  )
}
