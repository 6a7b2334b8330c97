import { MY_FAIR } from '@fairfloor/domain/trade-show/addresses'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { CountdownInline } from '../../ui/Countdown.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import surface from '../../ui/surface.module.css'
import { useWindows } from '../../visit/edition/use-windows.ts'
import { useVts, type Vts } from '../../visit/edition/vts.ts'
import { useUser } from '../../visit/user.ts'
import styles from './Board.module.css'
import { LiveCounts } from './live/LiveCounts.tsx'
import { tradeShowTexts } from './texts.ts'

/** The notice in the lobby: phase and windows of the show in its time zone; on paper below the list. */
export function Board({ onPaper }: { onPaper?: boolean }) {
  const t = useTexts(tradeShowTexts).board
  const user = useUser()
  const { vts, offset, query } = useVts()
  if (!vts) return null
  const title = {
    before: t.before,
    ordering: t.now,
    closed: t.closed,
    confirmation: t.confirmation,
    release: t.release,
    over: t.over,
  }[vts.phase]
  const next = {
    before: vts.order_start,
    ordering: vts.order_end,
    closed: vts.confirmation_start,
    confirmation: vts.confirmation_end,
    release: vts.release_end,
    over: null,
  }[vts.phase]
  return (
    <section className={classes(surface.glass, styles.board, onPaper && styles.below)} aria-label={vts.name}>
      <p className={styles.name}>{vts.name}</p>
      <LiveCounts className={styles.live} />
      <div className={styles.now}>
        <h2>{title}</h2>
        {next && (
          <CountdownInline
            target={next}
            offset={offset}
            label={title}
            onEnd={() => void query.refetch()}
            className={styles.left}
          />
        )}
      </div>
      <Windows vts={vts} />
      {user?.company && (
        <PageLink to={MY_FAIR} className={styles.way}>
          {t.myFair}
          <Icon name="arrowRight" />
        </PageLink>
      )}
    </section>
  )
}

function Windows({ vts }: { vts: Vts }) {
  const t = useTexts(tradeShowTexts).board
  const { order, confirm, release } = useWindows(vts)
  return (
    <dl className={styles.windows}>
      <dt>{t.order}</dt>
      <dd>{order}</dd>
      <dt>{t.confirm}</dt>
      <dd>{confirm}</dd>
      <dt>{t.release2}</dt>
      <dd>{release}</dd>
    </dl>
  )
}
