import { adminPage } from '@fairfloor/domain/back-office/pages'
import { ordersPage } from '@fairfloor/domain/orders/pages'
import { confirmationPage } from '@fairfloor/domain/show-orders/pages'
import { LOBBY, MY_FAIR } from '@fairfloor/domain/trade-show/addresses'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { isOperator, type User } from '../identity/user.ts'
import styles from './AccountLinks.module.css'
import { contentTexts } from './texts.ts'

/** The pages available to this account. */
export function AccountLinks({ user }: { user: User }) {
  const t = useTexts(contentTexts)
  const isCustomer = user.company !== null
  return (
    <ul className={styles.ways}>
      {isCustomer && user.vts_orders_visible && (
        <AccountLink to={confirmationPage.path} icon="basket" title={t.showOrder} text={t.showOrderText} />
      )}
      {isCustomer && <AccountLink to={MY_FAIR} icon="hall" title={t.myFair} text={t.myFairText} />}
      {isCustomer && <AccountLink to={ordersPage.path} icon="document" title={t.orders} text={t.ordersText} />}
      {isOperator(user) && <AccountLink to={adminPage.path} icon="settings" title={t.office} text={t.officeText} />}
      {!isCustomer && !isOperator(user) && <AccountLink to={LOBBY} icon="hall" title={t.enter} />}
    </ul>
  )
}

export const AccountLink = ({
  to,
  icon,
  title,
  text,
}: {
  to: string
  icon: IconName
  title: string
  text?: string
}) => (
  <li>
    <PageLink to={to} className={styles.way}>
      <Icon name={icon} size={24} />
      <span className={styles.words}>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </span>
      <Icon name="chevronRight" />
    </PageLink>
  </li>
)
