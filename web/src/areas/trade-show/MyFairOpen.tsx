import { awardsPage } from '@fairfloor/domain/awards/pages'
import type { OpenItems } from '@fairfloor/domain/rewards/open'
import type { Activity } from '@fairfloor/domain/trade-show/activities'
import { boothAddress, tourAddress } from '@fairfloor/domain/trade-show/addresses'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import styles from './MyFair.module.css'
import { NOT_SEEN, OPEN, OWING, SEEN, type useMyFair } from './my-fair.ts'
import { myFairTexts } from './my-fair-texts.ts'
import { useOpenItems } from './use-open-items.ts'

type Row = { icon: IconName; text: string; to: string; points: number }

/** All that still earns points, as the account counts it; each a link to where it is done. */
export function MyFairOpen({ fair }: { fair: ReturnType<typeof useMyFair> }) {
  const t = useTexts(myFairTexts)
  const open = useOpenItems()
  const rows = useRows(fair, open)
  const points = open.reduce((sum, one) => sum + one.points, 0)
  if (!fair.isBuyer || rows.length === 0) return null
  return (
    <section id={OPEN.slice(1)}>
      <h2 className="row baseline between gap-4">
        {t.open} {points > 0 && <span className="cobalt">{t.gain(count(points))}</span>}
      </h2>
      <ul className={`grid gap-x-8 on-paper round-card pad-x-4 ${styles.openRows}`}>
        {rows.map(({ icon, text, to, points }) => (
          <li className="line-below" key={text}>
            <PageLink to={to} className="row middle gap-3">
              <Icon name={icon} />
              <span className="grow slim">{text}</span>
              {points > 0 && (
                <span className={`t13 cobalt nowrap round-full pad-x-2 ${styles.points}`}>{t.gain(count(points))}</span>
              )}
              <Icon name="chevronRight" />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useRows({ booths, votes, owing }: ReturnType<typeof useMyFair>, open: readonly OpenItems[]): Row[] {
  const t = useTexts(myFairTexts)
  const itemsOf = (activity: Activity) => open.find(one => one.activity === activity)?.items ?? 0
  const toSee = booths.filter(({ isVisited }) => !isVisited).length
  const toVote = votes.isOpen ? votes.of - votes.given : 0
  const toJudge = itemsOf('feedback_given')
  const atBooths = toSee > 0 ? NOT_SEEN : SEEN
  const organiser = booths.find(({ exhibitor }) => exhibitor.organiser)?.exhibitor
  const things: readonly (Omit<Row, 'points'> & { activity: Activity; items: number })[] = [
    { activity: 'guided_tour', icon: 'play', items: itemsOf('guided_tour'), text: t.tour, to: tourAddress },
    {
      activity: 'feedback_given',
      icon: 'feedback',
      items: Math.max(toJudge, owing.length),
      text: toJudge > owing.length ? t.allToJudge(toJudge, owing.length) : t.toJudge(owing.length),
      to: owing.length > 0 ? OWING : atBooths,
    },
    { activity: 'order_placed', icon: 'basket', ...counted(itemsOf('order_placed'), t.toOrder), to: atBooths },
    {
      activity: 'media_kit_downloaded',
      icon: 'download',
      ...counted(itemsOf('media_kit_downloaded'), t.toLoad),
      to: atBooths,
    },
    { activity: 'highlight_viewed', icon: 'sparkle', ...counted(itemsOf('highlight_viewed'), t.toTurn), to: atBooths },
    { activity: 'exhibitor_visited', icon: 'hall', ...counted(toSee, t.toSee), to: NOT_SEEN },
    { activity: 'samples_taken', icon: 'gift', ...counted(itemsOf('samples_taken'), t.toTaste), to: atBooths },
    { activity: 'award_voted', icon: 'award', ...counted(toVote, t.toVote), to: awardsPage.path },
    {
      activity: 'video_watched',
      icon: 'play',
      ...counted(organiser ? itemsOf('video_watched') : 0, () => t.toWatch(organiser?.name ?? '')),
      to: organiser ? boothAddress(organiser.panoNumberB2b, organiser.boothNumberB2b, 'VIDEO') : atBooths,
    },
  ]
  const pointsOf = (activity: Activity) => open.find(one => one.activity === activity)?.points ?? 0
  return things
    .filter(({ items }) => items > 0)
    .map(({ activity, items: _, ...row }) => ({ ...row, points: pointsOf(activity) }))
}

const counted = (items: number, words: (items: number) => string) => ({ items, text: words(items) })
