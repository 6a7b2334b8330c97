import { awardsPage } from '@fairfloor/domain/awards/pages'
import type { Activity } from '@fairfloor/domain/trade-show/activities'
import { tourAddress } from '@fairfloor/domain/trade-show/addresses'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { useWaiting } from '../show-orders/use-waiting.ts'
import styles from './MyFairOpen.module.css'
import { NOT_SEEN, OPEN, OWING, type useMyFair } from './my-fair.ts'
import { myFairTexts } from './my-fair-texts.ts'
import { useOpenItems } from './use-open-items.ts'

type Row = { icon: IconName; text: string; to: string; points: number; isDue?: boolean }

/** What waits for this buyer, and what else earns points, each as a link to where it is done. */
export function MyFairOpen({ fair }: { fair: ReturnType<typeof useMyFair> }) {
  const t = useTexts(myFairTexts)
  const rows = useRows(fair)
  if (!fair.isBuyer || rows.length === 0) return null
  return (
    <section id={OPEN.slice(1)}>
      <h2>{t.open}</h2>
      <ul className={styles.rows}>
        {rows.map(({ icon, text, to, points, isDue }) => (
          <li key={text} data-due={isDue ? '' : undefined}>
            <PageLink to={to}>
              <Icon name={icon} />
              <span>{text}</span>
              {points > 0 && <span className={styles.points}>{t.gain(count(points))}</span>}
              <Icon name="chevronRight" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useRows({ booths, votes, owing }: ReturnType<typeof useMyFair>): Row[] {
  const t = useTexts(myFairTexts)
  const open = useOpenItems()
  const waiting = useWaiting()
  const find = (activity: Activity) => open.find(one => one.activity === activity)
  /** Points for some items of an activity, of which there may be more than the programme counts. */
  const gain = (activity: Activity, items: number) => {
    const found = find(activity)
    return found ? (found.points / found.items) * Math.min(items, found.items) : 0
  }
  const toSee = booths.filter(({ isVisited }) => !isVisited).length
  const toTaste = find('samples_taken')?.items ?? 0
  const toVote = votes.isOpen ? votes.of - votes.given : 0
  const rows: (Row | false)[] = [
    waiting != null && { icon: 'basket', points: 0, ...waiting },
    find('guided_tour') !== undefined && {
      icon: 'play',
      text: t.tour,
      to: tourAddress,
      points: gain('guided_tour', 1),
    },
    owing.length > 0 && {
      icon: 'feedback',
      text: t.toJudge(owing.length),
      to: OWING,
      points: gain('feedback_given', owing.length),
    },
    toSee > 0 && { icon: 'hall', text: t.toSee(toSee), to: NOT_SEEN, points: gain('exhibitor_visited', toSee) },
    toTaste > 0 && { icon: 'gift', text: t.toTaste(toTaste), to: NOT_SEEN, points: gain('samples_taken', toTaste) },
    toVote > 0 && { icon: 'award', text: t.toVote(toVote), to: awardsPage.path, points: gain('award_voted', toVote) },
  ]
  return rows.filter(row => row !== false)
}
