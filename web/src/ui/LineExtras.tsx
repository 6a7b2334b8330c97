import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import type { LineExtraTextsProps } from './extras/LineExtraTexts.tsx'

// Most shops take no extras, and most lines have none.
const LineExtraTexts = lazyPart(() => import('./extras/LineExtraTexts.tsx'))

/** What the customer added to a line, a text each. */
export function LineExtras(props: LineExtraTextsProps) {
  if (!props.extras) return null
  return (
    <Suspense>
      <LineExtraTexts {...props} />
    </Suspense>
  )
}
