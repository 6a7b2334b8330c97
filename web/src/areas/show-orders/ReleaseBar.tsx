import type { Ref } from 'react'
import { count, moneyOfCents } from '../../lib/format.ts'
import type { MutationState } from '../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { useMay } from '../../visit/user.ts'
import { orderFootTexts } from './order-foot-texts.ts'
import styles from './Release.module.css'
import type { wishTotal } from './release.ts'
import { releaseListTexts } from './release-list-texts.ts'
import { releaseTexts } from './release-texts.ts'
import { showOrdersTexts } from './texts.ts'

interface ReleaseBarProps {
  total: ReturnType<typeof wishTotal>
  state: MutationState
  disabled: boolean
  /** Leads to the step before releasing. */
  onCheck: () => void
  /** The button that leads there. */
  checkRef: Ref<HTMLButtonElement>
}

/** A sticky bar with the typed totals and the way to the release. */
export function ReleaseBar({ total: { pieces, flavours, net }, state, disabled, onCheck, checkRef }: ReleaseBarProps) {
  const t = useTexts(releaseTexts)
  const { check } = useTexts(releaseListTexts)
  const { piecesWord } = useTexts(showOrdersTexts)
  const { exclVat } = useTexts(orderFootTexts)
  const priced = useMay('prices')
  return (
    <div className={`row wrap middle gap-y-2 gap-x-6 ink-2 on-paper line-above at-least-64 ${styles.bar}`}>
      <MutationError of={state} className={styles.barError} />
      <p>
        <b>{count(pieces)}</b> <span className={styles.barWide}>{t.inFlavours(pieces, flavours)}</span>
        <span className={styles.barNarrow}>{piecesWord(pieces)}</span>
      </p>
      {priced && (
        <p className={`push ${styles.barSum}`}>
          <span className={styles.barWide}>{t.sumExclVat}</span>
          <span className={styles.barNarrow}>{exclVat}</span> <b>{moneyOfCents(net)}</b>
        </p>
      )}
      <Button ref={checkRef} variant="signal" size="l" disabled={disabled} onClick={onCheck}>
        {check}
      </Button>
    </div>
  )
}
