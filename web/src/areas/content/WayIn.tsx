import { LOBBY, sceneAddress } from '@fairfloor/domain/trade-show/addresses'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Vts } from '../../visit/edition/vts.ts'
import { isFreeAgent, useUser } from '../../visit/user.ts'
import { useSeesOrder, useWaiting } from '../show-orders/use-waiting.ts'
import styles from './LandingPage.module.css'
import { contentTexts } from './texts.ts'

/**
 * What to do next: confirm or release where that waits for this buyer, with the way into the show beside it; else order
 * on, or enter. Always as high for buyers, so that nothing jumps.
 */
export function WayIn({ vts }: { vts: Vts }) {
  const isBuyer = useSeesOrder()
  const mayBeDue = vts.phase === 'confirmation' || vts.phase === 'release'
  const isAgent = isFreeAgent(useUser())
  // An agent first chooses the customer, in the card beside it.
  if (!isBuyer) return <Enter isMain={!isAgent} />
  return (
    <div className={`grid at-start packed gap-3 ${styles.way}`} data-due={mayBeDue ? '' : undefined}>
      <Next vts={vts} />
    </div>
  )
}

function Next({ vts }: { vts: Vts }) {
  const waiting = useWaiting()
  if (waiting === undefined) return <Skeleton height={84} width={240} radius="card" />
  if (waiting === null || !(waiting.isDue || vts.phase === 'ordering')) return <Enter isMain />
  const { button, isDue, to } = waiting
  return (
    <>
      <div className="row wrap gap-x-2 gap-y-3">
        <LinkButton to={isDue ? to : sceneAddress()} variant="signal" size="l" iconEnd="arrowRight">
          {button.label}
        </LinkButton>
        {isDue && <Enter />}
      </div>
      <p className="paper-ink figures lh-20">{button.note}</p>
    </>
  )
}

function Enter({ isMain }: { isMain?: boolean }) {
  const t = useTexts(contentTexts)
  return (
    <LinkButton to={LOBBY} size="l" {...(isMain ? { variant: 'signal', iconEnd: 'arrowRight' } : { variant: 'glass' })}>
      {t.enter}
    </LinkButton>
  )
}
