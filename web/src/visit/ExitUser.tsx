import { exitSwitch } from '@fairfloor/domain/people/contract'
import { useApiMutation } from '../lib/sending/use-api-mutation.ts'
import { useTexts } from '../lib/texts.tsx'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { MutationError } from '../ui/MutationError.tsx'
import { visitTexts } from './texts.ts'
import { useUser } from './user.ts'
import styles from './visit.module.css'

/** Shows whom an agent acts as, with a button back to their own account; nothing for everyone else. `apart` is for menus. */
export function ExitUser({ apart }: { apart?: boolean }) {
  const t = useTexts(visitTexts).switchUser
  const user = useUser()
  const exit = useApiMutation(exitSwitch, { onSuccess: () => location.assign('/') })
  if (!user?.switched_from) return null
  const who = user.company ? `${user.company.name} (${user.email})` : user.email
  return (
    <div
      className={classes(
        'grid middle gap-y-2 gap-x-4 ink medium',
        apart ? `stack at-start round-input pad-3 mt-3 ${styles.apart}` : styles.acting,
      )}
    >
      <span className="anywhere">{t.acting(user.switched_from, who)}</span>
      <Button icon="logout" loading={exit.loading} onClick={() => void exit.run({})}>
        {t.exit}
      </Button>
      <MutationError of={exit} onRetry={() => void exit.run({})} className="across" />
    </div>
  )
}
