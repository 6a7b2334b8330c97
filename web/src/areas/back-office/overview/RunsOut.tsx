import { RUNS_OUT_DAYS, type Supply, supplyOf } from '@fairfloor/domain/back-office/overview/cover'
import { day } from '@fairfloor/domain/day'
import { addressOf } from '@fairfloor/domain/endpoint'
import { stockFlavourDeskPage } from '@fairfloor/domain/stock/desk/desk-pages'
import { calendarDay, count, sizeText } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { OverviewPanel } from './OverviewPanel.tsx'
import styles from './overview.module.css'
import type { Overview } from './queries.ts'
import { stockTexts } from './stock-texts.ts'

/** What lasts less than three weeks at the pace of the last 90 days, and whether the next delivery comes before. */
export function RunsOut({ overview }: { overview: Overview | undefined }) {
  const t = useTexts(stockTexts)
  const list = overview?.runs_out
  return (
    <OverviewPanel
      title={t.title}
      lead={t.lead}
      end={list && list.flavours > list.first.length && <span className="fg-2">{t.more(count(list.flavours))}</span>}
    >
      {!list && <SkeletonRows rows={4} height={56} />}
      {list?.first.length === 0 && <p className="ink-2 pad-x-4 pb-4">{t.none}</p>}
      <ul>
        {list?.first.map(row => (
          <Row key={row.flavour_id} row={row} today={overview!.today} />
        ))}
      </ul>
    </OverviewPanel>
  )
}

type RunsOutRow = Overview['runs_out']['first'][number]

function Row({ row, today }: { row: RunsOutRow; today: string }) {
  const t = useTexts(stockTexts)
  const { language } = useLanguage()
  const { flavour_id, name, free, days, eta } = row
  const supply = supplyOf({ days, eta: eta === null ? null : day(eta) }, day(today))
  const comes = eta === null ? t.nothingOrdered : calendarDay(eta, language)
  return (
    <li
      className={`grid middle gap-y-1 gap-x-3 line-above pad-y-2 pad-x-4 ${styles.lasting}`}
      data-supply={NAMES[supply]}
    >
      <PageLink
        to={addressOf(stockFlavourDeskPage, { params: { stockFlavour: flavour_id } })}
        className="medium anywhere"
      >
        {sizeText(name, language)}
      </PageLink>
      <b className={`nowrap to-end sign t18 ${styles.days}`}>{t.days(days)}</b>
      <span className={`round-tag ${styles.track}`} aria-hidden="true">
        <span className="block tall" style={{ width: `${Math.min(100, (days / RUNS_OUT_DAYS) * 100)}%` }} />
      </span>
      <span className={`t13 ink-2 to-end ${styles.note}`}>
        {t.free(count(free))} · {supply === 'late' ? t.tooLate(comes) : comes}
      </span>
    </li>
  )
}

const NAMES: Readonly<Record<Supply, string>> = { none: 'none', late: 'late', 'in time': 'fine' }
