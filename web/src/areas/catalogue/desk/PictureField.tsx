import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { PictureUploadProps } from './PictureUpload.tsx'

const PictureUpload = lazyPart(async () => ({ default: (await import('./PictureUpload.tsx')).PictureUpload }))

/** A picture and the way to another. Its code comes after the fields beside it. */
export const PictureField = (props: PictureUploadProps) => (
  <Suspense fallback={<Skeleton height={72} radius="card" />}>
    <PictureUpload {...props} />
  </Suspense>
)
