import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useSettings } from '../lib/settings.ts'
import type { ExtraFieldsProps } from './extras/ExtraFieldList.tsx'

// Most shops take no extras.
const ExtraFieldList = lazyPart(() => import('./extras/ExtraFieldList.tsx'))

/** What may be added to a line: what the shop takes, and what the line has from before. */
export function ExtraFields(props: ExtraFieldsProps) {
  const taken = useSettings()?.line_extras
  if (!taken?.length && !props.extras) return null
  return (
    <Suspense>
      <ExtraFieldList {...props} />
    </Suspense>
  )
}
