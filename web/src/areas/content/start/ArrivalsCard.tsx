import type { getArrivals } from '@fairfloor/domain/content/start-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { dateFormat, locales } from '@fairfloor/domain/formats'
import { backorderPage } from '@fairfloor/domain/orders/pages'
import { useQuery } from '@tanstack/react-query'
import { calendarDay, count, sizeText } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { useVts } from '../../../visit/edition/vts.ts'
import { useUser } from '../../../visit/user.ts'
import { Pack } from '../../catalogue/Pack.tsx'
import { orderAddressOf } from '../../orders/orders.ts'
import { ShowOrder } from '../AccountLinks.tsx'
import { Card, Nothing } from './Card.tsx'
import { arrivalsQuery } from './queries.ts'
import styles from './start.module.css'
import { startTexts } from './start-texts.ts'

type Arrivals = Answer<typeof getArrivals>
type Row = Arrivals['arrivals'][number]

/** What of the orders comes when, by day, with order and reason; and what the order of the fair waits for. */
export function ArrivalsCard() {
  const t = useTexts(startTexts).arrivals
  const query = useQuery(arrivalsQuery)
  const user = useUser()
  const { vts } = useVts()
  const { pieces = 0, orders = 0 } = query.data ?? {}
  return (
    <Card
      title={t.title}
      note={pieces > 0 ? t.total(pieces, orders) : undefined}
      link={{ to: backorderPage.path, text: t.backorders }}
      query={query}
    >
      {found => (
        <>
          {found.pieces === 0 ? <Nothing title={t.none}>{t.noneText}</Nothing> : <Days found={found} />}
          {vts && user?.vts_orders_visible && (
            <ul className={styles.low}>
              <ShowOrder vts={vts} />
            </ul>
          )}
        </>
      )}
    </Card>
  )
}

function Days({ found: { arrivals, more, undated } }: { found: Arrivals }) {
  const t = useTexts(startTexts).arrivals
  const days = [...Map.groupBy(arrivals, whenOf)]
  return (
    <>
      <ol className={`stack ${styles.days}`}>
        {days.map(([when, own]) => (
          <li className="grid gap-3 line-above pad-y-2" key={when}>
            <When when={when} />
            <ul>
              {own.map(row => (
                <Arrival key={[row.order_id, row.name, row.state, row.on].join()} row={row} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {more + undated > 0 && (
        <p className="t13 ink-2">
          {[more > 0 && t.rest(more), undated > 0 && t.undated(undated)].filter(Boolean).join(' ')}
        </p>
      )}
    </>
  )
}

/** What is on its way, or only has to be sent, stands together; the rest by its day. */
const whenOf = ({ state, on }: Row): string => (state === 'rest' || state === 'backorder' ? on! : state)

function When({ when }: { when: string }) {
  const t = useTexts(startTexts).arrivals.groups
  const { language } = useLanguage()
  if (when in t) return <b className={`bold pt-2 ${styles.when}`}>{t[when as keyof typeof t]}</b>
  const at = new Date(when)
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locales[language], { ...options, timeZone: 'UTC' }).format(at)
  return (
    <time className={`bold pt-2 ${styles.when}`} dateTime={when}>
      <b className="sign t24">{part({ day: 'numeric' })}</b>{' '}
      <span className="t13 ink-2 regular">
        {part({ weekday: 'short' })}, {part({ month: 'short' })}
      </span>
    </time>
  )
}

function Arrival({ row: { order_id, name, flavours, image_url, pieces, state, on } }: { row: Row }) {
  const t = useTexts(startTexts)
  const { language } = useLanguage()
  const [first, ...others] = flavours
  return (
    <li className={`grid middle gap-x-3 to-end ${styles.arrival}`}>
      <Pack url={image_url} />
      <span className={`nowrap to-start clipped ellipsis ${styles.goods}`}>
        <b>{sizeText(name, language)}</b>{' '}
        <span className="ink-2">
          {first} {others.length > 0 && t.more(others.length)}
        </span>
      </span>
      <span className={`t13 ink-2 ${styles.why}`} data-state={state}>
        <PageLink to={orderAddressOf(order_id)} className="underlined">
          {t.arrivals.order(order_id)}
        </PageLink>
        {' · '}
        <span>{t.arrivals.states[state](on === null ? '' : calendarDay(on, language))}</span>
      </span>
      <b className="nowrap">{count(pieces)}</b>
    </li>
  )
}
