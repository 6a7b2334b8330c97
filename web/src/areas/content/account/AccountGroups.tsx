import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { User } from '../../../visit/user.ts'
import { useWaiting } from '../../show-orders/use-waiting.ts'
import styles from './AccountPage.module.css'
import { accountTexts } from './account-texts.ts'
import { useFigures } from './use-figures.ts'
import { groupsOf, type Way } from './ways.ts'

/** Every way of the account once, in groups. */
export function AccountGroups({ user }: { user: User }) {
  const t = useTexts(accountTexts)
  const { data: figures } = useFigures()
  const waiting = useWaiting()
  return (
    <div className={styles.groups}>
      {groupsOf({ user, figures, t, showOrder: waiting?.text }).map(({ name, ways }) => (
        <section key={name} className={styles.group}>
          <h2>{t.groups[name]}</h2>
          <ul>
            {ways.map(way => (
              <WayLink key={way.to} {...way} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const WayLink = ({ to, icon, title, text, value, isUrgent }: Way) => (
  <li>
    <PageLink to={to} className={styles.way}>
      <Icon name={icon} />
      <span className={styles.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      {value && (
        <span className={styles.value} data-tone={isUrgent ? 'red' : undefined}>
          {value}
        </span>
      )}
    </PageLink>
  </li>
)
