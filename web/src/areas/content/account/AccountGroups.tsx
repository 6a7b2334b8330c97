import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import layout from '../../../ui/layout.module.css'
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
    <div className={`grid gap-4 ${styles.groups}`}>
      {groupsOf({ user, figures, t, showOrder: waiting?.text }).map(({ name, ways }) => (
        <section key={name} className="on-fog round-card pad-5">
          <h2 className="mb-1">{t.groups[name]}</h2>
          <ul className={layout.parted}>
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
    <PageLink to={to} className={`row middle gap-3 pad-y-1 at-least-56 ${layout.named}`}>
      <Icon name={icon} />
      <span className="grid grow slim">
        <b>{title}</b>
        <span className="t13 ink-2">{text}</span>
      </span>
      {value && <span className={isUrgent ? 't13 red bold figures nowrap' : 't13 bold figures nowrap'}>{value}</span>}
    </PageLink>
  </li>
)
