import { exitSwitch } from '@fairfloor/domain/identity/contract'
import { call } from '../../lib/call.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useUser } from '../../lib/user.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { useAction } from '../../ui/useAction.ts'
import styles from './ExitUser.module.css'
import { identityTexts } from './texts.ts'

/** Says for whom an agent acts and leads back to the own session; nothing for everyone else. In a menu it stands `apart`. */
export function ExitUser({ apart }: { apart?: boolean }) {
  const t = useTexts(identityTexts).switchUser
  const user = useUser()
  const exit = useAction(async () => {
    await call(exitSwitch, {})
    location.assign('/')
  })
  if (!user?.switched_from) return null
  return (
    <div className={classes(styles.switched, apart && styles.apart)}>
      <span className={styles.words}>{t.acting(user.switched_from, user.email)}</span>
      <Button icon="logout" loading={exit.loading} onClick={() => void exit.run()}>
        {t.exit}
      </Button>
      {exit.error && (
        <Alert tone="error" className={styles.failed} onDismiss={exit.clearError}>
          {exit.error.message}
        </Alert>
      )}
    </div>
  )
}
