import { count, moneyOfCents } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Action } from '../../ui/useAction.ts'
import styles from './ReleaseBar.module.css'
import type { wishTotal } from './release.ts'
import { showOrdersTexts } from './texts.ts'

interface ReleaseBarProps {
  total: ReturnType<typeof wishTotal>
  action: Action<[], void>
  disabled: boolean
}

/** Stays in sight: what is typed, and the one button that releases it. */
export function ReleaseBar({ total: { pieces, flavours, net }, action, disabled }: ReleaseBarProps) {
  const t = useTexts(showOrdersTexts).release
  return (
    <div className={styles.bar}>
      {action.error && (
        <Alert tone="error" onDismiss={action.clearError} className={styles.error}>
          {action.error.message}
        </Alert>
      )}
      <p>
        <b>{count(pieces)}</b> {t.inFlavours(pieces, flavours)}
      </p>
      <p className={styles.sum}>
        <span>{t.sumExclVat}</span> <b>{moneyOfCents(net)}</b>
      </p>
      <Button
        variant="signal"
        size="l"
        loading={action.loading}
        done={action.done}
        disabled={disabled}
        onClick={() => action.run()}
      >
        {t.release}
      </Button>
    </div>
  )
}
