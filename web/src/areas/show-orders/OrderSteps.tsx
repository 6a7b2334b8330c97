import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { PhaseTiles, type PhaseTilesProps } from '../../ui/PhaseTiles.tsx'
import { useWindows } from '../../visit/edition/use-windows.ts'
import type { Vts } from '../../visit/edition/vts.ts'
import { stepsOf } from './steps.ts'
import { showOrdersTexts } from './texts.ts'

interface OrderStepsProps extends Pick<PhaseTilesProps, 'compact' | 'slim' | 'told'> {
  vts: Vts
  confirmed: boolean
  /** In place of the dates of the confirmation. */
  confirmText?: ReactNode
}

/** How ordering at the show works: 1 Order, 2 Confirm, 3 Release, each with its dates in the show's time zone. */
export function OrderSteps({ vts, confirmed, confirmText, ...look }: OrderStepsProps) {
  const t = useTexts(showOrdersTexts).steps
  const windows = useWindows(vts)
  const [order, confirm, release] = stepsOf(vts.phase, confirmed)
  return (
    <PhaseTiles
      label={t.label}
      {...look}
      phases={[
        { title: t.order, text: windows.order, state: order },
        { title: t.confirm, text: confirmText ?? windows.confirm, state: confirm },
        { title: t.release, text: windows.release, state: release },
      ]}
    />
  )
}
