import { confirmationPage } from '@fairfloor/domain/show-orders/pages'
import { sceneAddress } from '@fairfloor/domain/trade-show/addresses'
import { count, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useVts, type Vts } from '../../visit/edition/vts.ts'
import { useMay } from '../../visit/user.ts'
import { useOrderSummary, useSeesOrder, useWaiting } from '../show-orders/use-waiting.ts'
import styles from './MyFair.module.css'
import { myFairTexts } from './my-fair-texts.ts'
import { ShowWindows } from './ShowWindows.tsx'
import { tradeShowTexts } from './texts.ts'

/** The order's figures, what it waits for, and until when; nothing for those who see no order. */
export function MyFairOrder() {
  const t = useTexts(myFairTexts)
  const { vts } = useVts()
  const summary = useOrderSummary()
  const waiting = useWaiting()
  const seesOrder = useSeesOrder()
  const seesPrices = useMay('prices')
  if (!summary || !vts) return seesOrder && waiting === undefined ? <Skeleton height={212} radius="card" /> : null
  const { lines, pieces, price_excl_vat: net } = summary
  return (
    <section className={`grid gap-y-4 gap-x-8 on-paper round-card pad-5 ${styles.order}`}>
      <dl className={styles.orderSum}>
        <div>
          <dt>
            <PageLink to={confirmationPage.path}>{seesPrices ? t.orderNet : t.order}</PageLink>
          </dt>
          <dd className="nowrap">{seesPrices ? money(net) : count(lines)}</dd>
          <dd className={`nowrap ${styles.orderNote}`}>
            {lines > 0 ? t.orderSize(lines, count(lines), count(pieces)) : t.noOrder}
          </dd>
        </div>
      </dl>
      <div className={`grid gap-2 ${styles.orderDates}`}>
        {waiting && (
          <PageLink to={waiting.to} className="bold underlined">
            {waiting.text}
          </PageLink>
        )}
        <ShowWindows vts={vts} />
      </div>
      <Ways vts={vts} hasLines={lines > 0} />
    </section>
  )
}

/** The one thing to do now, and the way to the order. */
function Ways({ vts, hasLines }: { vts: Vts; hasLines: boolean }) {
  const t = useTexts(myFairTexts)
  const { orderOverview } = useTexts(tradeShowTexts)
  const waiting = useWaiting()
  const mayOrder = useMay('order')
  const main = waiting?.isDue
    ? { to: waiting.to, label: waiting.button.label }
    : vts.phase === 'ordering' && mayOrder
      ? { to: sceneAddress(), label: hasLines ? t.orderMore : t.toBooths }
      : null
  return (
    <div className={`row wrap gap-2 across ${styles.orderWays}`}>
      {main && (
        <LinkButton to={main.to} variant="signal" size="l" iconEnd="arrowRight">
          {main.label}
        </LinkButton>
      )}
      {hasLines && main?.to !== confirmationPage.path && (
        <LinkButton to={confirmationPage.path} size="l">
          {orderOverview}
        </LinkButton>
      )}
    </div>
  )
}
