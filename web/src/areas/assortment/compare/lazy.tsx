import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useUser } from '../../../visit/user.ts'
import type { Comparable } from './chosen.ts'

// Lists and products do not wait for them.
const Toggle = lazyPart(async () => ({ default: (await import('./CompareToggle.tsx')).CompareToggle }))
const Bar = lazyPart(async () => ({ default: (await import('./CompareBar.tsx')).CompareBar }))

/** Puts a size beside others; for users, as most of what is compared is not for visitors. */
export const Compare = (props: { size: Comparable; tabIndex?: number; look?: 'text' }) =>
  useUser() ? (
    <Suspense>
      <Toggle {...props} />
    </Suspense>
  ) : null

export const CompareBar = () => (
  <Suspense>
    <Bar />
  </Suspense>
)
