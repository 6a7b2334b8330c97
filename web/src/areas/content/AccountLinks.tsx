import { ADMIN } from '@fairfloor/domain/back-office/addresses'
import { ordersPage } from '@fairfloor/domain/orders/pages'
import { confirmationPage } from '@fairfloor/domain/show-orders/pages'
import { remindersPage } from '@fairfloor/domain/stock/alerts/pages'
import { LOBBY, MY_FAIR } from '@fairfloor/domain/trade-show/addresses'
import { dayTimeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import layout from '../../ui/layout.module.css'
import type { Vts } from '../../visit/edition/vts.ts'
import { isOperator, type User } from '../../visit/user.ts'
import { useOrderSummary, useWaiting } from '../show-orders/use-waiting.ts'
import { contentTexts } from './texts.ts'

/** The pages available to this account. */
export function AccountLinks({ user, vts }: { user: User; vts?: Vts | undefined }) {
  const t = useTexts(contentTexts)
  const isCustomer = user.company !== null
  return (
    <ul className="grid">
      {isCustomer && user.vts_orders_visible && (vts ? <ShowOrder vts={vts} /> : <OrderLink text={t.showOrderText} />)}
      {isCustomer && <AccountLink to={MY_FAIR} icon="hall" title={t.myFair} text={t.myFairText} />}
      {isCustomer && <AccountLink to={ordersPage.path} icon="document" title={t.orders} text={t.ordersText} />}
      <AccountLink to={remindersPage.path} icon="bell" title={t.reminders} text={t.remindersText} />
      {isOperator(user) && <AccountLink to={ADMIN} icon="settings" title={t.office} text={t.officeText} />}
      {!isCustomer && !isOperator(user) && <AccountLink to={LOBBY} icon="hall" title={t.enter} />}
    </ul>
  )
}

/** Says what the order waits for: '222 lines to confirm until 16 May, 23:59'. */
export function ShowOrder({ vts }: { vts: Vts }) {
  const t = useTexts(contentTexts)
  const { language } = useLanguage()
  const summary = useOrderSummary()
  const waiting = useWaiting()
  const end = dayTimeText(vts.order_end, vts.time_zone, language)
  const nothing = summary && waiting === null && vts.phase === 'ordering' ? t.orderUntil(end) : t.showOrderText
  return <OrderLink text={waiting?.text ?? nothing} />
}

function OrderLink({ text }: { text: string }) {
  const t = useTexts(contentTexts)
  return <AccountLink to={confirmationPage.path} icon="basket" title={t.showOrder} text={text} />
}

const AccountLink = ({ to, icon, title, text }: { to: string; icon: IconName; title: string; text?: string }) => (
  <li>
    <PageLink to={to} className={`row middle gap-4 line-above pad-y-3 ${layout.named}`}>
      <Icon name={icon} size={24} />
      <span className="grid grow">
        <b>{title}</b>
        {text && <span className="t13 ink-2">{text}</span>}
      </span>
      <Icon name="chevronRight" />
    </PageLink>
  </li>
)
