import type { OpenItems } from '@fairfloor/domain/rewards/open'
import type { Activity } from '@fairfloor/domain/trade-show/activities'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { classes } from '../../ui/classes.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { useUser } from '../../visit/user.ts'
import styles from './Points.module.css'
import { activityOf, type RewardRow, useRewards } from './points.ts'
import { rewardsTexts } from './texts.ts'

interface MyPointsProps {
  /** What still earns points. */
  open: readonly OpenItems[]
  /** Where that is done. */
  wayTo: (activity: Activity) => string
  /** Called by the links. */
  onLeave?: () => void
}

/** The points that a user has earned at the show, by activity, and what is still open of each. */
export function MyPoints(props: MyPointsProps) {
  const t = useTexts(rewardsTexts)
  const user = useUser()
  return (
    <section className={`grid gap-2 ${styles.points}`} aria-label={t.title}>
      <h3>{t.title}</h3>
      {user?.company ? <Points {...props} /> : <p className="ink-2">{t.staff}</p>}
    </section>
  )
}

function Points(props: MyPointsProps) {
  const t = useTexts(rewardsTexts)
  const rewards = useRewards()
  return (
    <Loaded query={rewards} waiting={426}>
      {rows => (
        <table className={`wide figures ${styles.table}`} aria-label={t.title}>
          <thead>
            <tr>
              <th scope="col">{t.activity}</th>
              <th scope="col">{t.point}</th>
              <th scope="col">{t.count}</th>
              <th scope="col">{t.earned}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, -1).map(row => (
              <Row key={row.description} row={row} {...props} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>{t.total}</td>
              <td />
              <td />
              <td>
                <b className={`sign t24 ${styles.total}`}>{count(rows.at(-1)?.user_points ?? 0)}</b>
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </Loaded>
  )
}

function Row({ row, open, wayTo, onLeave }: MyPointsProps & { row: RewardRow }) {
  const t = useTexts(rewardsTexts)
  const activity = activityOf(row)
  const name = activity ? t.activities[activity] : row.description
  const items = open.find(one => one.activity === activity)?.items ?? 0
  return (
    <tr className={classes(row.user_points === 0 && `ink-3`)}>
      <td>
        {activity && items > 0 ? (
          <PageLink
            to={wayTo(activity)}
            className={`row middle between gap-2 ${styles.way}`}
            {...(onLeave && { onClick: onLeave })}
          >
            {name} <span className={`t13 cobalt nowrap round-full pad-x-2 ${styles.open}`}>{t.open(count(items))}</span>
          </PageLink>
        ) : (
          name
        )}
      </td>
      <td>{row.points}</td>
      <td>{count(row.count ?? 0)}</td>
      <td>
        <b className="regular">{count(row.user_points)}</b>
      </td>
    </tr>
  )
}
