import { Toast } from '@base-ui/react/toast'
import { useEffect, useRef } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import surface from './surface.module.css'
import styles from './Toast.module.css'
import type { ToastMessage } from './ToastProvider.tsx'
import { uiTexts } from './texts.ts'

const icons = { info: 'info', success: 'check', error: 'error' } as const

/** Shows each message once, for six seconds; errors and toasts with an action stay until they are closed. */
export default function ToastList({ said }: { said: readonly ToastMessage[] }) {
  const t = useTexts(uiTexts)
  return (
    <Toast.Provider timeout={6000} limit={3}>
      <Feed said={said} />
      <Toast.Portal>
        <Toast.Viewport className={`row column gap-2 ${styles.viewport}`} aria-label={t.notifications}>
          <Cards />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Feed({ said }: { said: readonly ToastMessage[] }) {
  const { add } = Toast.useToastManager()
  const shown = useRef(0)

  useEffect(() => {
    for (const { title, text, tone = 'info', action } of said.slice(shown.current)) {
      add({
        title,
        description: text,
        type: tone,
        actionProps: action && { children: action.label, onClick: action.onClick },
        ...((action || tone === 'error') && { timeout: 0 }),
      })
    }
    shown.current = said.length
  }, [said, add])

  return null
}

function Cards() {
  const t = useTexts(uiTexts)
  const { toasts } = Toast.useToastManager()
  return toasts.map(toast => {
    const tone = (toast.type ?? 'info') as keyof typeof icons
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={classes(surface.inkGround, `round-card ${styles.toast}`)}
        swipeDirection={['right', 'down']}
      >
        <Toast.Content className={`row top gap-3 ${styles.content}`}>
          <Icon name={icons[tone]} className={classes(styles.icon, tone !== 'info' && styles[tone])} />
          <div className={`grow ${styles.words}`}>
            <Toast.Title className="bold" render={<p />} />
            <Toast.Description className="t13 fg-2" />
            {toast.actionProps && <Toast.Action className="target bold underlined" />}
          </div>
          <Toast.Close render={<IconButton icon="close" label={t.close} />} />
        </Toast.Content>
      </Toast.Root>
    )
  })
}
