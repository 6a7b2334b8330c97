import { count, money } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import styles from './NowAndLater.module.css'
import { checkoutTexts } from './texts.ts'

type Share = { pieces: number; net: number | null }

/** What is in stock and what comes later, each with its sum. */
export function NowAndLater({ now, later, isComplete }: { now: Share; later: Share; isComplete: boolean }) {
  const t = useTexts(checkoutTexts)
  return (
    <>
      <div className={styles.parts}>
        <p>
          <b>{t.now(count(now.pieces))}</b>
          {now.net === null ? t.nowPlain : t.nowNote(money(now.net))}
        </p>
        {later.pieces > 0 && (
          <p>
            <b>{t.later(count(later.pieces))}</b>
            {later.net === null ? t.laterPlain : t.laterNote(money(later.net))}
          </p>
        )}
      </div>
      {isComplete && later.pieces > 0 && <p className={styles.note}>{t.allLater}</p>}
    </>
  )
}
