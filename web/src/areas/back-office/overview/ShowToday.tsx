import { editionsPage } from '@fairfloor/domain/trade-show/desk-pages'
import { useQuery } from '@tanstack/react-query'
import { count, money } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import surface from '../../../ui/surface.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import { phaseTexts } from '../../../visit/edition/phase-texts.ts'
import type { Vts } from '../../../visit/edition/vts.ts'
import { showFiguresQuery } from '../queries.ts'
import styles from './overview.module.css'
import { ShowDates } from './ShowDates.tsx'
import { homeTexts } from './texts.ts'

/** The current edition: its phase and dates, and what all customers together have ordered. */
export function ShowToday({ vts }: { vts: Vts }) {
  const t = useTexts(homeTexts).figures
  const phases = useTexts(phaseTexts)
  const sums = useQuery(showFiguresQuery).data
  const figures = sums && [
    [count(sums.customers), t.customers(count(sums.customers_confirmed))],
    [count(sums.lines), t.lines],
    [count(sums.pieces), t.pieces(count(sums.pieces_released))],
    [money(sums.price_excl_vat), t.net],
  ]
  return (
    <section className={`grid gap-5 round-card pad-panel ${surface.inkGround}`}>
      <h2 className="row wrap middle gap-y-2 gap-x-3">
        <PageLink to={editionsPage.path}>{vts.name}</PageLink>
        <Tag tone="signal">{phases[vts.phase]}</Tag>
      </h2>
      <dl className={`grid halves gap-4 ${styles.show}`}>
        {figures?.map(([figure, words]) => (
          <div key={words} className={styles.sum}>
            <dt className="t13 fg-2">{words}</dt>
            <dd className="sign t24">{figure}</dd>
          </div>
        ))}
      </dl>
      <ShowDates vts={vts} />
    </section>
  )
}
