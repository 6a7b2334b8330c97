import { count } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { useUser } from '../identity/user.ts'
import styles from './MyPoints.module.css'
import { activityOf, type RewardRow, useRewards } from './points.ts'
import { rewardsTexts } from './texts.ts'

/** The points that a user has earned at the show, by activity. */
export function MyPoints() {
  const t = useTexts(rewardsTexts)
  const user = useUser()
  return (
    <section className={styles.points} aria-label={t.title}>
      <h3>{t.title}</h3>
      {user?.company ? <Points /> : <p className={styles.staff}>{t.staff}</p>}
    </section>
  )
}

function Points() {
  const t = useTexts(rewardsTexts)
  const rewards = useRewards()
  const columns = useColumns(rewards.data?.at(-1))
  return (
    <Loaded query={rewards} waiting={480}>
      {rows => (
        <Table
          caption={t.title}
          className={styles.table}
          columns={columns}
          rows={rows.slice(0, -1)}
          rowKey={row => row.description}
          rowClassName={row => (row.user_points > 0 ? undefined : styles.nothing)}
        />
      )}
    </Loaded>
  )
}

function useColumns(total: RewardRow | undefined): Column<RewardRow>[] {
  const t = useTexts(rewardsTexts)
  const nameOf = (row: RewardRow) => {
    const activity = activityOf(row)
    return activity ? t.activities[activity] : row.description
  }
  return [
    { id: 'activity', head: t.activity, phone: 'title', cell: nameOf, foot: t.total },
    { id: 'point', head: t.point, align: 'end', cell: row => row.points },
    { id: 'count', head: t.count, align: 'end', cell: row => row.count },
    {
      id: 'earned',
      head: t.earned,
      align: 'end',
      phone: 'corner',
      cell: row => <b>{count(row.user_points)}</b>,
      foot: <b className={styles.total}>{count(total?.user_points ?? 0)}</b>,
    },
  ]
}
