import { changePasswordPage } from '@fairfloor/domain/people/pages'
import { confirmationPage } from '@fairfloor/domain/show-orders/pages'
import { MY_FAIR } from '@fairfloor/domain/trade-show/addresses'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import type { User } from '../../visit/user.ts'
import styles from './Account.module.css'
import { accountTexts } from './account-texts.ts'

/** The account's pages, side by side. */
export function AccountWays({ user, onLeave }: { user: User; onLeave: () => void }) {
  const t = useTexts(accountTexts)
  const mayOrder = user.vts_orders_visible && user.company
  const ways: { to: string; icon: IconName; name: string }[] = [
    { to: MY_FAIR, icon: 'hall', name: t.myFair },
    ...(mayOrder ? [{ to: confirmationPage.path, icon: 'basket', name: t.fairOrder } as const] : []),
    { to: changePasswordPage.path, icon: 'lock', name: t.changePassword },
    { to: '/', icon: 'store', name: t.toShop },
  ]
  return (
    <ul className={`grid across line-below ${styles.ways}`}>
      {ways.map(({ to, icon, name }) => (
        <li key={to}>
          <PageLink to={to} className="row middle gap-2 medium at-least-56 lh-18 pad-x-6" onClick={onLeave}>
            <Icon name={icon} />
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
