import { type PickingState, pickingStates } from '@fairfloor/domain/picking/states'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import styles from './picking.module.css'
import { pickingTexts } from './texts.ts'

interface PickingStatesProps {
  state: PickingState
  counts: Readonly<Record<PickingState, number>> | undefined
  hrefOf: (state: PickingState) => string
}

/** Where orders stand, each with how many there are: a list of its own behind each. */
export function PickingStates({ state, counts, hrefOf }: PickingStatesProps) {
  const t = useTexts(pickingTexts)
  return (
    <nav className={styles.states} aria-label={t.state}>
      {pickingStates.map(one => (
        <PageLink key={one} to={hrefOf(one)} {...(one === state && { 'aria-current': 'page' })}>
          <b>{counts ? count(counts[one]) : '–'}</b>
          {t.states[one]}
        </PageLink>
      ))}
    </nav>
  )
}
