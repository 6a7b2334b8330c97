import { type PickingState, pickingStates } from '@fairfloor/domain/picking/states'
import { useTexts } from '../../lib/texts.tsx'
import { StateTiles } from '../../ui/StateTiles.tsx'
import { pickingTexts } from './texts.ts'

interface PickingStatesProps {
  state: PickingState
  counts: Readonly<Record<PickingState, number>> | undefined
  hrefOf: (state: PickingState) => string
}

/** Where orders stand, each with how many there are: a list of its own behind each. */
export function PickingStates({ state, counts, hrefOf }: PickingStatesProps) {
  const t = useTexts(pickingTexts)
  const tiles = pickingStates.map(one => ({ state: one, name: t.states[one], count: counts?.[one] }))
  return <StateTiles label={t.state} tiles={tiles} current={state} hrefOf={hrefOf} />
}
