import { MY_FAIR } from '@fairfloor/domain/trade-show/addresses'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { CountdownInline } from '../../ui/Countdown.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import surface from '../../ui/surface.module.css'
import { useVts } from '../../visit/edition/vts.ts'
import { useUser } from '../../visit/user.ts'
import { useWaiting } from '../show-orders/use-waiting.ts'
import styles from './Board.module.css'
import { LiveCounts } from './live/LiveCounts.tsx'
import { ShowWindows } from './ShowWindows.tsx'
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
    <section
      className={classes(surface.glass, 'round-card pad-5', styles.board, onPaper && styles.below)}
      aria-label={vts.name}
    >
      <p className={`t13 ${styles.name}`}>{vts.name}</p>
      <LiveCounts className={styles.live} />
      <div className={`row wrap baseline between gap-y-1 gap-x-4 ${styles.now}`}>
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
      <ShowWindows vts={vts} className={styles.windows} />
      {user?.company && <Ways />}
    </section>
  )
}

/** What the buyer's order waits for, and the way to their own fair. */
function Ways() {
  const t = useTexts(tradeShowTexts).board
  const waiting = useWaiting()
  return (
    <>
      {waiting?.isDue && (
        <LinkButton to={waiting.to} variant="signal" wide iconEnd="arrowRight" className={styles.due}>
          {waiting.button.label}
        </LinkButton>
      )}
      <PageLink to={MY_FAIR} className={`row middle between medium target ${styles.way}`}>
        <span>
          {t.myFair}
          {waiting && !waiting.isDue && <small className="t13 regular block">{waiting.text}</small>}
        </span>
        <Icon name="arrowRight" />
      </PageLink>
    </>
  )
}
