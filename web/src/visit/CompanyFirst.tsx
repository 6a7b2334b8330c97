import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import type { User } from './user.ts'

const CompanyFirstNote = lazyPart(() => import('./CompanyFirstNote.tsx'))

/** In place of a customer's page, for somebody without a company. Its code is loaded for them only. */
export const CompanyFirst = ({ user }: { user: User }) => (
  <Suspense>
    <CompanyFirstNote user={user} />
  </Suspense>
)
