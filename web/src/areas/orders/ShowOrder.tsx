import type { Answer } from '@fairfloor/domain/endpoint'
import { confirmationPage, releasePage } from '@fairfloor/domain/show-orders/pages'
import { getOrderSummary } from '@fairfloor/domain/show-orders/summary-contract'
import { getVts } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { count, dayText, dayTimeText, money } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useMay, useUser } from '../../visit/user.ts'
import styles from './OrdersPage.module.css'
import { showOrderTexts } from './show-order-texts.ts'

type Vts = Answer<typeof getVts>
type Summary = Answer<typeof getOrderSummary>

/** The order at the current show above all others, with its state; only for customers who ordered there and may see it. */
export function ShowOrder() {
  const t = useTexts(showOrderTexts)
  const user = useUser()
  const priced = useMay('prices')
  const stateOf = useShowState()
  const { data: vts } = useQuery(queryOf(getVts, {}))
  const enabled = Boolean(user?.company && user.vts_orders_visible)
  const { data: summary } = useQuery({ ...queryOf(getOrderSummary, {}), enabled })
  if (!enabled || !vts || !summary || summary.lines === 0) return null
  const { is_confirmed, lines, lines_to_release, price_excl_vat } = summary
  const isDue = lines_to_release > 0 || (vts.phase === 'confirmation' && !is_confirmed)
  return (
    <PageLink
      to={is_confirmed ? releasePage.path : confirmationPage.path}
      className={`row wrap middle gap-x-6 figures relative on-fog round-card mb-4 at-least-56 ${styles.showOrder}`}
      data-due={isDue ? '' : undefined}
    >
      <b className={styles.title}>{t.title(vts.name)}</b> <span className={styles.state}>{stateOf(vts, summary)}</span>{' '}
      <span className={`push ink-2 ${styles.lines}`}>{t.lines(lines, count(lines))}</span>{' '}
      {priced && (
        <span className="ink-2">
          <b className="ink">{money(price_excl_vat)}</b> {t.exclVat}
        </span>
      )}
      <Icon name="arrowRight" />
    </PageLink>
  )
}

/** Where the order stands, with the dates in the show's time zone. */
function useShowState(): (vts: Vts, summary: Summary) => string {
  const t = useTexts(showOrderTexts)
  const { language } = useLanguage()
  return (vts, { is_confirmed, lines_to_release: open }) => {
    const at = (instant: string) => dayTimeText(instant, vts.time_zone, language)
    if (is_confirmed) {
      if (open > 0) return t.release(open, count(open), dayText(vts.release_end, vts.time_zone, language))
      return vts.phase === 'over' ? t.ended : t.released
    }
    if (vts.phase === 'ordering') return t.ordering(at(vts.order_end))
    if (vts.phase === 'confirmation') return t.confirm(at(vts.confirmation_end))
    return vts.phase === 'closed' ? t.confirmFrom(at(vts.confirmation_start)) : t.notConfirmed
  }
}
